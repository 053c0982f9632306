import type { Language } from '../../contract/enumerations.ts'

/**
 * A calendar day, `2026-12-03`, or a moment as its day in Malaysia, as a shopper says it: `3 Dec`. The year is left out:
 * nothing the shop dates is that far away.
 */
export const shortDay = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-MY`, {
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Kuala_Lumpur',
  }).format(Date.parse(date))
