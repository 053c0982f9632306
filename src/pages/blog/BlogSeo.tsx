import type { Blog } from '../../contract/entities/content.ts'
import type { PageInfo } from '../../contract/entities/page.ts'
import { blogData, postData } from '../../domain/seo/contentData.ts'
import { breadcrumbData } from '../../domain/seo/structuredData.ts'
import { useLanguage } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { JsonLd } from '../../features/seo/JsonLd.tsx'
import { Seo } from '../../features/seo/Seo.tsx'
import { SharedAs } from '../../features/seo/SharedAs.tsx'
import { useAbsolute } from '../../features/seo/useAbsolute.ts'

/** The metadata of the blog or a post: title, canonical address, Open Graph, Blog or BlogPosting. */
export function BlogSeo({ page, blog }: { page: PageInfo; blog: Blog }) {
  const absolute = useAbsolute()
  const language = useLanguage()
  const { post, title } = blog
  const path = page.canonicalPath
  const trail = [
    { name: title, path: to.blog() },
    { name: post?.title ?? '', path },
  ]
  return (
    <>
      <Seo seo={page.seo} />
      <SharedAs page={page} type="website" />
      {post ? (
        <>
          <JsonLd data={postData(post, { path, language, absolute })} />
          <JsonLd data={breadcrumbData(trail, { absolute })} />
        </>
      ) : (
        <JsonLd data={blogData(blog, { pathOf: to.blog, absolute })} />
      )}
    </>
  )
}
