import type { Language } from '../contract/enumerations.ts'

/** A month such as `2026-11` in the language, `November 2026`. */
export const formatMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-MY`, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-15T00:00:00Z`),
  )
