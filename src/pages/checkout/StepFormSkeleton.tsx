import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './StepFormSkeleton.module.css'

/** A step's form before it is there: as tall as the address, which most shoppers meet first. */
export const StepFormSkeleton = () => (
  <div className={styles.form} aria-hidden="true">
    <Skeleton className={styles.pair} />
    <Skeleton className={styles.field} />
    <Skeleton className={styles.field} />
    <Skeleton className={styles.field} />
    <Skeleton className={styles.field} />
    <Skeleton shape="button" className={styles.button} />
  </div>
)
