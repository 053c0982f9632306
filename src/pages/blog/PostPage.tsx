import type { Blog } from '../../contract/entities/content.ts'
import type { PageInfo } from '../../contract/entities/page.ts'
import { formatDate } from '../../i18n/format.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { BackLink } from '../../ui/link/BackLink.tsx'
import { Illustration } from '../../ui/media/Illustration.tsx'
import { Link } from '../../navigation/link/Link.tsx'
import { ShopRow } from '../../features/product-card/ShopRow.tsx'
import { TextSections } from '../text/TextSections.tsx'
import { BlogSeo } from './BlogSeo.tsx'
import { PostCard } from './PostCard.tsx'
import styles from './PostPage.module.css'

interface PostPageProps {
  page: PageInfo
  blog: Blog
  post: NonNullable<Blog['post']>
}

/** One post: its picture and text, the products it mentions, and more of its topic (document 1 §2, `/blog/:slug`). */
export function PostPage({ page, blog, post }: PostPageProps) {
  const t = useT()
  const { posts, pages } = blog
  const isPart = pages.firstPage > 1 || pages.lastPage < pages.pageCount
  return (
    <div className={styles.page}>
      <BlogSeo page={page} blog={blog} />
      <article className={styles.post}>
        <header className={styles.head}>
          <BackLink to={to.blog()}>{blog.title}</BackLink>
          <span className={styles.ground} data-tint={post.tint}>
            <Illustration name={post.illustration} size={200} priority className={styles.picture} />
          </span>
          <p className={styles.facts}>
            <Link to={to.blog(post.topic.slug)} className={styles.topic}>
              {post.topic.name}
            </Link>
            <time dateTime={post.publishedOn}>{formatDate(post.publishedOn)}</time>
          </p>
          <h1 className={styles.title}>{post.title}</h1>
          <p className={styles.summary}>{post.summary}</p>
        </header>
        <div className={styles.sections}>
          <TextSections sections={post.sections} />
          {isPart ? (
            <Link to={page.canonicalPath} className={styles.whole}>
              {t('text.whole')}
            </Link>
          ) : null}
        </div>
      </article>
      <ShopRow title={t('blog.products')} products={post.products} list="blog" />
      {posts.length > 0 ? (
        <section aria-labelledby="more-posts">
          <h2 id="more-posts" className={styles.more}>
            {t('blog.more', { topic: post.topic.name.toLocaleLowerCase() })}
          </h2>
          <ul className={styles.others}>
            {posts.map((other) => (
              <li key={other.slug}>
                <PostCard post={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
