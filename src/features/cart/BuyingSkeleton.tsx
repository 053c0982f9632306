import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './BuyingPage.module.css'

/** The skeleton of cart and checkout: the same boxes in the same places. */
export const BuyingSkeleton = ({ side, children }: { side: ReactNode; children: ReactNode }) => (
  <div className={styles.page} aria-hidden="true">
    <div className={styles.head}>
      <Skeleton shape="title" />
    </div>
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  </div>
)
