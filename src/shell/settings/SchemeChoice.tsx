import { useT } from '../../i18n/index.ts'
import { setScheme, useSession } from '../../stores/session/session.ts'
import { Choice } from './Choice.tsx'
import { moreIcons } from '../../ui/icon/moreIcons.ts'

/** Light, dark, or the device's setting. */
export function SchemeChoice() {
  const t = useT()
  const scheme = useSession((session) => session.scheme)
  return (
    <Choice
      label={t('shell.appearance')}
      value={scheme}
      options={[
        { value: 'light', text: t('shell.scheme_light'), icon: moreIcons.sun },
        { value: 'dark', text: t('shell.scheme_dark'), icon: moreIcons.moon },
        { value: 'system', text: t('shell.scheme_system'), icon: moreIcons.monitor },
      ]}
      onChange={setScheme}
    />
  )
}
