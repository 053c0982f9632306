import type { Translate } from '../../i18n/keys.ts'
import type { Remaining } from './remaining.ts'

/** The remaining time for screen readers: its two largest units, or the minutes of the last hour. */
export function spokenLeft(t: Translate, { days, hours, minutes }: Remaining): string {
  if (days > 0) return t('price.left_days', { days, hours })
  return hours > 0 ? t('price.left_hours', { hours, minutes }) : t('price.left_minutes', { minutes })
}
