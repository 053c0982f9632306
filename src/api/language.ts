import { Language } from '../contract/enumerations.ts'

let language: Language = Language.ENGLISH

/** The language that requests ask for; names of categories and pages come in it. */
export const requestLanguage = (): Language => language

export const setRequestLanguage = (next: Language): void => {
  language = next
}
