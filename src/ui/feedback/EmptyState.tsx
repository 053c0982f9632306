import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Illustration } from '../media/Illustration.tsx'

interface EmptyStateProps {
  illustration: string
  /** A heading, for a state that is the content of the page. */
  title?: string
  /** One sentence. */
  text?: string
  /** More than a sentence, or with markup. */
  children?: ReactNode
  /** The action: a `Button` or `LinkButton`. */
  action?: ReactNode
  level?: 1 | 2 | 3
}

/** The content of an empty, failed or offline screen: one illustration, one sentence, one action. */
export function EmptyState({ illustration, title, text, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.state}>
      <span className={styles.ground}>
        <Illustration name={illustration} size={88} priority />
      </span>
      {title ? <Heading className={styles.title}>{title}</Heading> : null}
      {text ? (
        <p className={styles.text} data-text={text}>
          <span>{text}</span>
        </p>
      ) : null}
      {children ? <div className={styles.detail}>{children}</div> : null}
      {action ? <div className={styles.actions}>{action}</div> : null}
    </div>
  )
}
