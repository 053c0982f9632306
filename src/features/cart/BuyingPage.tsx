import type { ReactNode } from 'react'
import styles from './BuyingPage.module.css'

interface BuyingPageProps {
  head?: ReactNode
  /** What stays in view beside `children` where there is room, and follows them on a phone. */
  side?: ReactNode
  children: ReactNode
}

/** The ground of cart and checkout: a head, what there is to do, and beside it what it comes to. */
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
