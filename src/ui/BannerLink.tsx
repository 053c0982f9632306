import { Link } from 'react-router-dom'
import type { BannerAction } from '../contract/entities/interstitial.ts'
import { bannerLink } from '../domain/banner.ts'
import { useT } from '../i18n/index.ts'

interface BannerLinkProps {
  action: BannerAction
  className?: string | undefined
  onFollowed?: (() => void) | undefined
}

/** A banner's call to action; one that leads out of the shop opens a new tab, one that leads nowhere is left out (document 1 §2). */
export function BannerLink({ action, className, onFollowed }: BannerLinkProps) {
  const t = useT()
  const link = bannerLink(action)
  if (!link) return null
  const text = action.text ?? t('home.banner_action')
  return link.isExternal ? (
    <a href={link.href} target="_blank" rel="noopener noreferrer" className={className} onClick={onFollowed}>
      {text} <span className="visually-hidden">{t('home.opens_new_tab')}</span>
    </a>
  ) : (
    <Link to={link.href} className={className} onClick={onFollowed}>
      {text}
    </Link>
  )
}
