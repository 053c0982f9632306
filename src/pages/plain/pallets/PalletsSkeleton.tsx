import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import styles from './Pallets.module.css'

/** The place of the goods and the form: what is below it stays out of the first view. */
export const PalletsSkeleton = () => (
  <div className={styles.awaited} aria-busy="true">
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
)
