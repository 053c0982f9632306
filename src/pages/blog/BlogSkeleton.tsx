import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import page from './BlogPage.module.css'
import styles from './BlogSkeleton.module.css'

const POSTS = ['a', 'b', 'c', 'd']

/** The skeleton of the blog: title, topics, posts. */
export const BlogSkeleton = () => (
  <div className={page.page}>
    <div className={page.head}>
      <Skeleton shape="title" />
      <Skeleton />
    </div>
    <Skeleton shape="button" className={styles.topics} />
    <div className={page.posts}>
      {POSTS.map((post) => (
        <div key={post} className={page.item}>
          <Skeleton className={styles.picture} />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  </div>
)
