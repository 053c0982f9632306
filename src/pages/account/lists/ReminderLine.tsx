import { formatDay, formatTime } from '../../../i18n/format.ts'
import { useLanguage, useT } from '../../../i18n/index.ts'
import { now } from '../../../stores/base/clock.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from './ReminderLine.module.css'

interface ReminderLineProps {
  /** An ISO moment; nothing is shown without one. */
  reminder: string | undefined
  className?: string | undefined
}

/** The time of a list's reminder, future or past. */
export function ReminderLine({ reminder, className }: ReminderLineProps) {
  const t = useT()
  const language = useLanguage()
  if (reminder === undefined) return null
  const when = { day: formatDay(reminder, language), time: formatTime(reminder, language) }
  const isPast = Date.parse(reminder) <= now()
  return (
    <span className={className ? `${styles.line} ${className}` : styles.line}>
      <Icon name="bell" size={18} className={styles.icon} />
      {t(isPast ? 'lists.reminded' : 'lists.reminds', when)}
    </span>
  )
}
