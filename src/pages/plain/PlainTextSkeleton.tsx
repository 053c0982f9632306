import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './PlainTextPage.module.css'

const LINES = ['a', 'b', 'c', 'd', 'e', 'f']

/** The skeleton of a text page. */
export const PlainTextSkeleton = () => (
  <div className={styles.page}>
    <Skeleton shape="title" />
    {LINES.map((line) => (
      <Skeleton key={line} />
    ))}
  </div>
)
