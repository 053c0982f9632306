import type { ReactNode } from 'react'
import styles from './BuyingPage.module.css'

interface BuyingPageProps {
  head?: ReactNode
  /** The summary: sticky beside `children` on wide screens, below them on phones. */
  side?: ReactNode
  children: ReactNode
}

/** The layout of cart and checkout: a head, the main part, and the summary beside it. */
export const BuyingPage = ({ head, side, children }: BuyingPageProps) => (
  <div className={styles.page}>
    {head}
    {side ? (
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <div className={styles.side}>{side}</div>
      </div>
    ) : (
      children
    )}
  </div>
)
