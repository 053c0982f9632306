import { ProductCardSkeleton } from '../../features/product-card/ProductCardSkeleton.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './HomeSkeleton.module.css'

const TILES = Array.from({ length: 8 }, (_, index) => index)
const CARDS = TILES.slice(0, 6)

/** The skeleton of the home page's first viewport: banner, departments, one row. */
export const HomeSkeleton = () => (
  <div className={styles.page}>
    <Skeleton shape="hero" />
    <div className={styles.tiles}>
      {TILES.map((tile) => (
        <div key={tile}>
          <Skeleton shape="square" />
          <Skeleton />
        </div>
      ))}
    </div>
    <Skeleton shape="title" />
    <div className={styles.row}>
      {CARDS.map((card) => (
        <ProductCardSkeleton key={card} />
      ))}
    </div>
  </div>
)
