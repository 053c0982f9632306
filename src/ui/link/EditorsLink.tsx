import type { ReactNode } from 'react'
import type { BannerLink } from '../../domain/banner.ts'
import { useT } from '../../i18n/index.ts'
import { Link } from '../../navigation/link/Link.tsx'

interface EditorsLinkProps extends BannerLink {
  className?: string | undefined
  onFollowed?: (() => void) | undefined
  children: ReactNode
}

/** A link that the shop's editors wrote: an external one opens in a new tab, and says so (document 1 §2). */
export function EditorsLink({ href, isExternal, className, onFollowed, children }: EditorsLinkProps) {
  const t = useT()
  return isExternal ? (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className} onClick={onFollowed}>
      {children} <span className="visually-hidden">{t('home.opens_new_tab')}</span>
    </a>
  ) : (
    <Link to={href} className={className} onClick={onFollowed}>
      {children}
    </Link>
  )
}
