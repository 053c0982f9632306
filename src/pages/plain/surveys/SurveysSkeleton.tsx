import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import styles from '../PlainTextPage.module.css'

/** The skeleton of the surveys; what is below stays outside the first viewport. */
export const SurveysSkeleton = () => (
  <div className={styles.awaited} aria-busy="true">
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
)
