import { Link } from 'react-router-dom'
import type { Blog } from '../../contract/entities/content.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import styles from './Topics.module.css'

interface TopicsProps extends Pick<Blog, 'topics'> {
  here: Blog['topic']
}

/** What the blog is about, as chips to swipe through. */
export function Topics({ topics, here }: TopicsProps) {
  const t = useT()
  const all = [{ slug: undefined, name: t('blog.all') }, ...topics]
  return (
    <nav aria-label={t('blog.topics')}>
      <ul className={styles.chips}>
        {all.map(({ slug, name }) => (
          <li key={slug ?? ''}>
            <Link
              to={to.blog(slug)}
              className={styles.chip}
              aria-current={slug === here?.slug ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
