import type { BannerAction } from '../../contract/entities/engagement/interstitial.ts'
import { bannerLink } from '../../domain/banner.ts'
import { useT } from '../../i18n/index.ts'
import { EditorsLink } from './EditorsLink.tsx'

interface BannerLinkProps {
  action: BannerAction
  className?: string | undefined
  onFollowed?: (() => void) | undefined
}

/** A banner's call to action; nothing if it has no valid target (document 1 §2). */
export function BannerLink({ action, ...more }: BannerLinkProps) {
  const t = useT()
  const link = bannerLink(action)
  if (!link) return null
  return (
    <EditorsLink {...link} {...more}>
      {action.text ?? t('home.banner_action')}
    </EditorsLink>
  )
}
