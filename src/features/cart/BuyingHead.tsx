import type { ReactNode } from 'react'
import styles from './BuyingPage.module.css'

interface BuyingHeadProps {
  back: ReactNode
  /** The way back is a phone's: wide screens have the whole bar above. */
  isBackForPhones?: boolean
  title: string
  /** For a heading that gets the focus. */
  titleId?: string
  /** What stands beside the title. */
  children?: ReactNode
}

/** The head of cart and checkout: the way back, the title, and one or two things more; a bar on a phone. */
export const BuyingHead = ({ back, isBackForPhones = false, title, titleId, children }: BuyingHeadProps) => (
  <header className={styles.head}>
    <span className={isBackForPhones ? `${styles.back} ${styles.onPhones}` : styles.back}>{back}</span>
    <h1 id={titleId} tabIndex={titleId ? -1 : undefined} className={styles.title}>
      {title}
    </h1>
    {children}
  </header>
)
