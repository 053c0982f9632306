import type { BannerAction } from '../../../src/contract/entities/engagement/interstitial.ts'
import type { BannerEntityType, Language } from '../../../src/contract/enumerations.ts'

/** Where a row of the fixtures leads. */
interface ActionRow {
  entityType: BannerEntityType
  gid?: string
  slug?: string
  url?: string
  text?: Readonly<Record<Language, string>>
}

/** The action of a banner, a story or an interstitial in a language. */
export const bannerAction = (
  owner: string,
  { entityType, gid, slug, url, text }: ActionRow,
  language: Language,
): BannerAction => ({
  _id: `${owner}-action`,
  entityType,
  references:
    gid === undefined && slug === undefined ? [] : [{ ...(gid ? { gid } : {}), ...(slug ? { slug } : {}) }],
  ...(url ? { url } : {}),
  ...(text ? { text: text[language] } : {}),
})
