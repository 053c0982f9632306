import { Skeleton } from '../../ui/Skeleton.tsx'
import card from './CartGroupCard.module.css'
import line from './CartLineRow.module.css'
import styles from './CartPage.module.css'

/** The cart page before its data: the same boxes in the same places. */
export const CartSkeleton = () => (
  <div className={styles.page} aria-hidden="true">
    <div className={styles.head}>
      <Skeleton shape="title" />
    </div>
    <div className={styles.columns}>
      <div className={card.card}>
        <Skeleton shape="title" />
        <Skeleton />
        <div className={card.lines}>
          {[0, 1, 2].map((row) => (
            <div key={row} className={line.line}>
              <Skeleton shape="square" />
              <div className={line.body}>
                <Skeleton />
                <Skeleton shape="short" />
                <Skeleton shape="button" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  </div>
)
