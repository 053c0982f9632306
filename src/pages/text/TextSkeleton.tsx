import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import page from './TextPage.module.css'
import styles from './TextSkeleton.module.css'

const PARTS = ['a', 'b', 'c', 'd', 'e']

/** The skeleton of a text: title, table of contents, sections. */
export const TextSkeleton = () => (
  <div className={page.page}>
    <div className={styles.head}>
      <Skeleton shape="title" />
      <Skeleton />
    </div>
    <div className={page.body}>
      <Skeleton className={styles.contents} />
      <div className={page.text}>
        {PARTS.map((part) => (
          <div key={part}>
            <Skeleton shape="title" />
            <Skeleton shape="block" className={styles.part} />
          </div>
        ))}
      </div>
    </div>
  </div>
)
