import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import styles from './Pallets.module.css'

/** The skeleton of products and form; what is below stays outside the first viewport. */
export const PalletsSkeleton = () => (
  <div className={styles.awaited} aria-busy="true">
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
)
