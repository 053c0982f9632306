import { useT } from '../../i18n/index.ts'
import { withPages } from '../../paths.ts'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import { Link } from '../../navigation/link/Link.tsx'
import { usePageGroup } from '../pageGroup.ts'
import styles from './BlogPage.module.css'
import { BlogSeo } from './BlogSeo.tsx'
import { PostCard } from './PostCard.tsx'
import { PostPage } from './PostPage.tsx'
import { Topics } from './Topics.tsx'

/** The blog and its topics, the newest post first and largest; each post is a page (document 1 §2, `/blog`). */
export function BlogPage() {
  const t = useT()
  const { page, blog } = usePageGroup('blog')
  if (blog.post) return <PostPage page={page} blog={blog} post={blog.post} />
  const { topic, posts, pages, summary } = blog
  const older = { first: pages.firstPage, last: pages.lastPage + 1 }
  return (
    <div className={styles.page}>
      <BlogSeo page={page} blog={blog} />
      <header className={styles.head}>
        <h1 className={styles.title}>{topic ? topic.name : blog.title}</h1>
        <p className={styles.summary}>{summary}</p>
      </header>
      <Topics topics={blog.topics} here={topic} />
      <ul className={styles.posts}>
        {posts.map((post, index) => (
          <li key={post.slug} className={styles.item}>
            <PostCard post={post} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {pages.lastPage < pages.pageCount ? (
        <Link
          to={withPages(page.canonicalPath, older)}
          className={buttonClass({ variant: 'outline', size: 'large', className: styles.older })}
          preventScrollReset
        >
          {t('blog.older')}
        </Link>
      ) : null}
    </div>
  )
}
