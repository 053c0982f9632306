import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import styles from '../PlainTextPage.module.css'

/** The place of the surveys: what is below stays out of the first view. */
export const SurveysSkeleton = () => (
  <div className={styles.awaited} aria-busy="true">
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
)
