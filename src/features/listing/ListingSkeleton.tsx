import { ProductCardSkeleton } from '../product-card/ProductCardSkeleton.tsx'
import { ProductGrid } from '../product-card/ProductGrid.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './ListingSkeleton.module.css'

/** Two rows on a wide screen, four on a phone: more than the first viewport. */
const CARDS = Array.from({ length: 8 }, (_, index) => index)

/** The skeleton of a listing: category, search, brand or highlight. */
export const ListingSkeleton = () => (
  <div className={styles.layout}>
    <div className={styles.side}>
      {CARDS.map((card) => (
        <Skeleton key={card} />
      ))}
    </div>
    <div className={styles.main}>
      <Skeleton shape="short" />
      <Skeleton shape="title" />
      <Skeleton className={styles.tools} />
      <ProductGrid label="">
        {CARDS.map((card) => (
          <ProductCardSkeleton key={card} />
        ))}
      </ProductGrid>
    </div>
  </div>
)
