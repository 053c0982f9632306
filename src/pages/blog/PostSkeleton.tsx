import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './PostSkeleton.module.css'

const LINES = ['a', 'b', 'c', 'd', 'e']

/** The skeleton of a post: picture, title and text. */
export const PostSkeleton = () => (
  <div className={styles.post}>
    <Skeleton className={styles.picture} />
    <Skeleton shape="title" />
    {LINES.map((line) => (
      <Skeleton key={line} />
    ))}
  </div>
)
