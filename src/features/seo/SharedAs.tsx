import type { PageInfo } from '../../contract/entities/page.ts'
import { useLanguage } from '../../i18n/index.ts'
import { useOnceShown } from '../../ui/deferred/useOnceShown.ts'
import { useAbsolute } from './useAbsolute.ts'

interface SharedAsProps {
  page: Pick<PageInfo, 'canonicalPath' | 'seo'>
  type: 'website' | 'product'
}

const SHOP = 'Pasar'

/** The canonical link and Open Graph tags of the page; React moves them into the head after the page has rendered. */
export function SharedAs({ page: { canonicalPath, seo }, type }: SharedAsProps) {
  const absolute = useAbsolute()
  const language = useLanguage()
  const isShown = useOnceShown()
  if (!isShown) return null
  const address = absolute(canonicalPath)
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={SHOP} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={`${language}_MY`} />
      {seo.image ? <meta property="og:image" content={absolute(seo.image)} /> : null}
    </>
  )
}
