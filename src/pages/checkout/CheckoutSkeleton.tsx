import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './CheckoutPage.module.css'
import card from './StepCard.module.css'

/** The checkout before its data: the same boxes in the same places. */
export const CheckoutSkeleton = () => (
  <div className={styles.page} aria-hidden="true">
    <div className={styles.head}>
      <Skeleton shape="title" />
    </div>
    <div className={styles.columns}>
      <div className={styles.steps}>
        <div className={card.card}>
          <Skeleton shape="title" />
          <div className={card.body}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="button" />
          </div>
        </div>
        {[0, 1, 2].map((step) => (
          <div key={step} className={card.card}>
            <Skeleton shape="title" />
          </div>
        ))}
      </div>
      <div className={styles.side}>
        <div className={card.card}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  </div>
)
