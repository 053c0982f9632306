import { variantByGid, variantGidsOf } from '../../fixtures/catalogue.ts'
import { blogPosts } from '../../fixtures/content/blog.ts'
import { ccpa } from '../../fixtures/content/ccpa.ts'
import { privacyEnglish, privacyMalay } from '../../fixtures/content/privacy.ts'
import { refunds } from '../../fixtures/content/refunds.ts'
import { terms } from '../../fixtures/content/terms.ts'
import { assortment } from '../../mocks/catalogue/catalogue.ts'
import { departments } from '../../mocks/catalogue/categories.ts'
import type { Category } from '../../src/contract/entities/product/category.ts'
import { Language } from '../../src/contract/enumerations.ts'
import { prerenderedAs } from '../../src/contract/routes.ts'
import { to } from '../../src/paths.ts'
import { searches } from './searches.ts'

const texts = [terms, privacyEnglish, privacyMalay, refunds, ccpa]

const withChildren = (category: Category): Category[] => [
  category,
  ...category.children.flatMap(withChildren),
]

/** Every available product variant, except age-restricted ones, whose page starts with the age gate. */
const variants = (now: number) =>
  assortment
    .popular()
    .filter(({ isOffered }) => isOffered)
    .flatMap(({ productGid }) => variantGidsOf(productGid))
    .flatMap((gid) => variantByGid(gid, { now, language: 'en' }) ?? [])
    .filter(({ product }) => !product.isAgeGated)

/** Prerendered for guests, but not for search engines. Searches have addresses of their own. */
export const unlisted: readonly string[] = [
  ...prerenderedAs('unlisted'),
  ...searches.map((term) => to.search(term)),
]

/** Account pages, prerendered with their login prompt for guests. */
export const refused: readonly string[] = prerenderedAs('asGuest')

/** The paths of all other prerendered pages, home first. */
export const addresses = (now: number): string[] => [
  ...prerenderedAs('listed'),
  ...departments(Language.ENGLISH).flatMap(withChildren).map(to.category),
  ...texts.map(({ slug }) => to.text(slug)),
  to.text('faqs'),
  ...blogPosts.map(({ slug }) => to.blog(slug)),
  ...variants(now).map(to.product),
]
