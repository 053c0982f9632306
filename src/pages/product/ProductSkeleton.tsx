import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './ProductSkeleton.module.css'

/** The skeleton of a product page. */
export const ProductSkeleton = () => (
  <div className={styles.page}>
    <Skeleton className={styles.picture} />
    <div className={styles.facts}>
      <Skeleton shape="short" />
      <Skeleton shape="title" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="button" />
      <Skeleton className={styles.box} />
    </div>
  </div>
)
