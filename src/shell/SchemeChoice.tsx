import { useT } from '../i18n/index.ts'
import { setScheme, useSession } from '../stores/session.ts'
import { Choice } from './Choice.tsx'

/** Light, dark, or as the device is. */
export function SchemeChoice() {
  const t = useT()
  const scheme = useSession((session) => session.scheme)
  return (
    <Choice
      label={t('shell.appearance')}
      value={scheme}
      options={[
        { value: 'light', text: t('shell.scheme_light'), icon: 'sun' },
        { value: 'dark', text: t('shell.scheme_dark'), icon: 'moon' },
        { value: 'system', text: t('shell.scheme_system'), icon: 'monitor' },
      ]}
      onChange={setScheme}
    />
  )
}
