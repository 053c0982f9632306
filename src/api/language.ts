import { Language } from '../contract/enumerations.ts'

let language: Language = Language.ENGLISH

/** The language of requests; the server returns names of categories and pages in it. */
export const requestLanguage = (): Language => language

export const setRequestLanguage = (next: Language): void => {
  language = next
}
