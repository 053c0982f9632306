import { Language } from '../../contract/enumerations.ts'
import { spokenLanguages, useT } from '../../i18n/index.ts'
import { setLanguage, useSession } from '../../stores/session/session.ts'
import { Choice } from './Choice.tsx'

/** Each language in its own name, so that its speakers can read it. */
const names: Record<Language, string> = {
  [Language.ENGLISH]: 'English',
  [Language.MALAY]: 'Melayu',
  [Language.CHINESE]: '中文',
}

/** The language of the shop; page and cart stay as they are. */
export function LanguageChoice() {
  const t = useT()
  const language = useSession((session) => session.language)
  return (
    <Choice
      label={t('shell.language')}
      value={language}
      options={spokenLanguages.map((value) => ({ value, text: names[value], lang: value }))}
      onChange={setLanguage}
    />
  )
}
