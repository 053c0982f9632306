import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './StepFormSkeleton.module.css'

/** The skeleton of a step's form: as high as the address form, which most shoppers see first. */
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
