import type { Language } from '../../contract/enumerations.ts'
import type { Translate } from '../../i18n/keys.ts'
import type { Remaining } from './remaining.ts'

/** The remaining time for screen readers: its two largest units, or the minutes of the last hour. */
export function spokenLeft(t: Translate, language: Language, { days, hours, minutes }: Remaining): string {
  const inWords = (value: number, unit: string) =>
    value.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' })
  const inHours = inWords(hours, 'hour')
  const inMinutes = inWords(minutes, 'minute')
  if (days > 0) return t('price.left', { time: `${inWords(days, 'day')} ${inHours}` })
  return t('price.left', { time: hours > 0 ? `${inHours} ${inMinutes}` : inMinutes })
}
