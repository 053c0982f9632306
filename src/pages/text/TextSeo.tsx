import type { Faq } from '../../contract/entities/content.ts'
import type { PageInfo } from '../../contract/entities/page.ts'
import { faqData } from '../../domain/seo/contentData.ts'
import { JsonLd } from '../../features/seo/JsonLd.tsx'
import { Seo } from '../../features/seo/Seo.tsx'
import { SharedAs } from '../../features/seo/SharedAs.tsx'

interface TextSeoProps extends Faq {
  page: PageInfo
}

/** The metadata of a text: title, canonical address, Open Graph, and FAQPage for questions. */
export const TextSeo = ({ page, topics }: TextSeoProps) => (
  <>
    <Seo seo={page.seo} />
    <SharedAs page={page} type="website" />
    {topics.length > 0 ? <JsonLd data={faqData(topics)} /> : null}
  </>
)
