import { BuyingSkeleton } from '../../features/cart/BuyingSkeleton.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import card from './CartGroupCard.module.css'
import line from './CartLineRow.module.css'

/** The skeleton of the cart page. */
export const CartSkeleton = () => (
  <BuyingSkeleton
    side={
      <div className={card.card}>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="title" />
        <Skeleton shape="button" />
      </div>
    }
  >
    <div className={card.card}>
      <Skeleton shape="title" />
      <Skeleton />
      <div className={card.lines}>
        {[0, 1, 2].map((row) => (
          <div key={row} className={line.line}>
            <Skeleton shape="square" />
            <div className={line.bones}>
              <Skeleton />
              <Skeleton shape="short" />
              <Skeleton shape="button" />
            </div>
          </div>
        ))}
      </div>
    </div>
    {['promo codes', 'what goes well'].map((name) => (
      <div key={name} className={`${card.card} ${card.bone}`}>
        <Skeleton />
      </div>
    ))}
  </BuyingSkeleton>
)
