import { Skeleton } from '../../ui/Skeleton.tsx'
import post from './PostPage.module.css'

const PARTS = ['a', 'b', 'c']

/** The place of a post: its picture, title and words. */
export const PostSkeleton = () => (
  <div className={post.page}>
    <div className={post.post}>
      <div className={post.head}>
        <span className={post.back}>
          <Skeleton shape="short" />
        </span>
        <Skeleton className={post.ground} />
        <Skeleton shape="short" />
        <Skeleton shape="title" />
        <Skeleton />
      </div>
      {PARTS.map((part) => (
        <div key={part}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  </div>
)
