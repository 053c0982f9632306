import type { Seo as SeoData } from '../../contract/entities/seo.ts'

interface SeoProps {
  seo: Pick<SeoData, 'title' | 'description'> & Partial<SeoData>
  /** For pages that search engines should not index. */
  robots?: 'noindex'
}

/** The title and description of the document; React moves them into the head (document 1 §3, SEO data). */
export function Seo({ seo, robots }: SeoProps) {
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      {seo.tags && seo.tags.length > 0 ? <meta name="keywords" content={seo.tags.join(', ')} /> : null}
      {robots ? <meta name="robots" content={robots} /> : null}
    </>
  )
}
