import type { Language } from '../../../contract/enumerations.ts'

const inMalaysia = (date: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${language}-MY`, { ...options, timeZone: 'Asia/Kuala_Lumpur' }).format(
    Date.parse(date),
  )

/** A calendar day, `2026-12-03`, or the day of a moment in Malaysia, in short form: `3 Dec`. */
export const shortDay = (date: string, language: Language): string =>
  inMalaysia(date, language, { day: 'numeric', month: 'short' })

/** A distant day: `Sep 2027`. */
export const shortMonth = (date: string, language: Language): string =>
  inMalaysia(date, language, { month: 'short', year: 'numeric' })
