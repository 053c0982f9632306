import type { ReactNode } from 'react'
import styles from './BuyingPage.module.css'

interface BuyingHeadProps {
  back: ReactNode
  /** The back button is for phones only: wide screens have the full top bar. */
  isBackForPhones?: boolean
  title: string
  /** The id of a heading that receives the focus. */
  titleId?: string
  /** What is beside the title. */
  children?: ReactNode
}

/** The head of cart and checkout: back button, title, and one or two actions; a bar on a phone. */
export const BuyingHead = ({ back, isBackForPhones = false, title, titleId, children }: BuyingHeadProps) => (
  <header className={styles.head}>
    <span className={isBackForPhones ? `${styles.back} ${styles.onPhones}` : styles.back}>{back}</span>
    <h1 id={titleId} tabIndex={titleId ? -1 : undefined} className={styles.title}>
      {title}
    </h1>
    {children}
  </header>
)
