import { ProductCardSkeleton } from '../../features/product-card/ProductCardSkeleton.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './LandingPage.module.css'

const ROWS = ['a', 'b']
const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The skeleton of a landing page: title, banner, rows of products. */
export const LandingSkeleton = () => (
  <div className={styles.page}>
    <div className={styles.head}>
      <Skeleton shape="title" />
      <Skeleton />
    </div>
    <Skeleton shape="hero" />
    {ROWS.map((row) => (
      <div key={row}>
        <Skeleton shape="title" />
        <div className={styles.bones}>
          {CARDS.map((card) => (
            <ProductCardSkeleton key={card} />
          ))}
        </div>
      </div>
    ))}
  </div>
)
