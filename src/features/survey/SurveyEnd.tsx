import type { Ref } from 'react'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './SurveyEnd.module.css'

interface SurveyEndProps {
  outcome: 'sent' | 'answered' | 'closed'
  /** The survey has just ended: the text is announced, and can receive the focus. */
  isNews?: boolean
  ref?: Ref<HTMLParagraphElement>
}

/** Replaces the questions of a survey that has ended. */
export function SurveyEnd({ outcome, isNews = false, ref }: SurveyEndProps) {
  const t = useT()
  return (
    <p
      ref={ref}
      className={`${styles.end} ${outcome === 'closed' ? styles.closed : ''}`}
      {...(isNews ? { role: 'status', tabIndex: -1 } : {})}
    >
      <Icon name={outcome === 'closed' ? 'clock' : 'check'} size={20} className={styles.icon} />
      <span>{t(`survey.${outcome}`)}</span>
    </p>
  )
}
