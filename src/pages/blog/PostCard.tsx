import type { BlogTeaser } from '../../contract/entities/content.ts'
import { formatDate } from '../../i18n/format.ts'
import { to } from '../../paths.ts'
import { Illustration } from '../../ui/media/Illustration.tsx'
import { Link } from '../../navigation/link/Link.tsx'
import styles from './PostCard.module.css'

interface PostCardProps {
  post: BlogTeaser
  /** The first post of its page: larger on wide screens, with its picture fetched at once. */
  isFirst?: boolean
  heading?: 'h2' | 'h3'
}

/** A post with picture, title and excerpt; the whole card links to the post. */
export function PostCard({ post, isFirst = false, heading: Heading = 'h2' }: PostCardProps) {
  const { slug, title, summary, topic, illustration, tint, publishedOn } = post
  return (
    <article className={isFirst ? `${styles.card} ${styles.first}` : styles.card}>
      <span className={styles.ground} data-tint={tint}>
        <Illustration name={illustration} size={120} priority={isFirst} className={styles.picture} />
      </span>
      <div className={styles.text}>
        <p className={styles.facts}>
          <span className={styles.topic}>{topic.name}</span>
          <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
        </p>
        <Heading className={styles.title}>
          <Link to={to.blog(slug)} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p className={styles.summary}>{summary}</p>
      </div>
    </article>
  )
}
