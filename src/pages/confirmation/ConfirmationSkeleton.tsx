import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import parts from '../../features/order/OrderParts.module.css'
import styles from './ConfirmationPage.module.css'

/** The skeleton of the confirmation: the same boxes in the same places. */
export const ConfirmationSkeleton = () => (
  <div className={styles.page} aria-hidden="true">
    <div className={styles.head}>
      <span className={styles.tick} />
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </div>
    <div className={styles.columns}>
      {[0, 1, 2].map((part) => (
        <div key={part} className={parts.card}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  </div>
)
