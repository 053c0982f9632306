import type { Language } from '../../contract/enumerations.ts'
import type { Translate } from '../../i18n/keys.ts'
import { formatUnit } from '../../i18n/format.ts'
import type { Remaining } from './remaining.ts'

/** The remaining time for screen readers: its two largest units, or the minutes of the last hour. */
export function spokenLeft(t: Translate, language: Language, { days, hours, minutes }: Remaining): string {
  const inDays = () => formatUnit(days, 'day', language)
  const inHours = () => formatUnit(hours, 'hour', language)
  const inMinutes = () => formatUnit(minutes, 'minute', language)
  if (days > 0) return t('price.left', { time: `${inDays()} ${inHours()}` })
  return t('price.left', { time: hours > 0 ? `${inHours()} ${inMinutes()}` : inMinutes() })
}
