import styles from './ProductCardSkeleton.module.css'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx'

/** The skeleton of a product card: same picture, same lines. */
export const ProductCardSkeleton = () => (
  <SkeletonGroup className={styles.card}>
    <Skeleton shape="square" />
    <div className={styles.text}>
      <Skeleton className={styles.price} />
      <Skeleton shape="text" />
      <Skeleton shape="text" />
      <Skeleton shape="short" />
    </div>
  </SkeletonGroup>
)
