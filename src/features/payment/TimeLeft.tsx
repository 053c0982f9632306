import { useLanguage, useT } from '../../i18n/index.ts'
import { remaining } from '../../ui/time/remaining.ts'
import { spokenLeft } from '../../ui/time/spokenLeft.ts'
import { useSecond } from '../../ui/time/useSecond.ts'
import styles from './TimeLeft.module.css'

/** The time until a payment expires, `14:59`; screen readers find it as text, and no second is announced. */
export function TimeLeft({ endsAt }: { endsAt: string }) {
  const t = useT()
  const language = useLanguage()
  const second = useSecond()
  if (second === null) return <span className={styles.time}>…</span>
  const left = remaining(Date.parse(endsAt), second * 1_000)
  const { hours, minutes, seconds, isOver } = left
  if (isOver) return <span className={styles.time}>{t('price.ended')}</span>
  return (
    <time className={styles.time} dateTime={endsAt}>
      <span aria-hidden="true">
        {hours * 60 + minutes}:{String(seconds).padStart(2, '0')}
      </span>
      <span className="visually-hidden">{spokenLeft(t, language, left)}</span>
    </time>
  )
}
