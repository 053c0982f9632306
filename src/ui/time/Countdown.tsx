import { remaining } from './remaining.ts'
import { useLanguage, useT } from '../../i18n/index.ts'
import styles from './Countdown.module.css'
import { spokenLeft } from './spokenLeft.ts'
import { useSecond } from './useSecond.ts'

interface CountdownProps {
  /** ISO time. */
  endsAt: string
  /** `clock` is 02:41:18 on a tint, `small` the same on a card, `words` is "2d 04h" in running text. */
  form?: 'clock' | 'small' | 'words'
}

interface DigitsProps {
  of: readonly [hours: string, minutes: string, seconds: string]
  isOpen?: boolean
}

const two = (value: number) => String(value).padStart(2, '0')

const Digits = ({ of: [hours, minutes, seconds], isOpen = false }: DigitsProps) => (
  <span aria-hidden="true" className={isOpen ? styles.open : undefined}>
    {hours}
    <span className={styles.colon}>:</span>
    {minutes}
    <span className={styles.colon}>:</span>
    {seconds}
  </span>
)

/** Updates every second (document 1 §2) without announcements; screen readers find the remaining time as text. */
export function Countdown({ endsAt, form = 'clock' }: CountdownProps) {
  const t = useT()
  const language = useLanguage()
  const second = useSecond()
  const box = form === 'words' ? styles.text : `${styles.clock} ${form === 'small' ? styles.small : ''}`
  // Reserves its exact space until the clock is known.
  if (second === null)
    return (
      <span className={`${styles.countdown} ${box}`}>
        {form === 'words' ? '…' : <Digits of={['00', '00', '00']} isOpen />}
      </span>
    )

  const left = remaining(Date.parse(endsAt), second * 1_000)
  const { days, hours, minutes, seconds, isOver } = left
  if (isOver) return <span className={`${styles.countdown} ${box}`}>{t('price.ended')}</span>
  const spoken = spokenLeft(t, language, left)
  if (form === 'words')
    return (
      <time className={`${styles.countdown} ${box}`} dateTime={endsAt}>
        <span aria-hidden="true">
          {days > 0
            ? t('price.short_days', { days, hours: two(hours) })
            : t('price.short_hours', { hours, minutes: two(minutes) })}
        </span>
        <span className="visually-hidden">{spoken}</span>
      </time>
    )
  return (
    <time className={`${styles.countdown} ${box}`} dateTime={endsAt}>
      <Digits of={[two(days * 24 + hours), two(minutes), two(seconds)]} />
      <span className="visually-hidden">{spoken}</span>
    </time>
  )
}
