import { BuyingSkeleton } from '../../features/cart/BuyingSkeleton.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './CheckoutPage.module.css'
import card from './StepCard.module.css'

/** The skeleton of the checkout. */
export const CheckoutSkeleton = () => (
  <BuyingSkeleton
    side={
      <div className={card.card}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    }
  >
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
  </BuyingSkeleton>
)
