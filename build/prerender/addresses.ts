import { variantByGid, variantGidsOf } from '../../fixtures/catalogue.ts'
import { blogPosts } from '../../fixtures/content/blog.ts'
import { ccpa } from '../../fixtures/content/ccpa.ts'
import { privacyEnglish, privacyMalay } from '../../fixtures/content/privacy.ts'
import { refunds } from '../../fixtures/content/refunds.ts'
import { terms } from '../../fixtures/content/terms.ts'
import { assortment } from '../../mocks/catalogue/goods.ts'
import { departments } from '../../mocks/catalogue/shelves.ts'
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

/** Every variant of every product that can be had; what asks for an age covers its page, and is left to the shop. */
const variants = (now: number) =>
  assortment
    .popular()
    .filter(({ isOffered }) => isOffered)
    .flatMap(({ productGid }) => variantGidsOf(productGid))
    .flatMap((gid) => variantByGid(gid, { now, language: 'en' }) ?? [])
    .filter(({ product }) => !product.isAgeGated)

/** Drawn as well, as a stranger finds them; nobody looks for them from outside. A search stands where it comes by a link. */
export const unlisted: readonly string[] = [
  ...prerenderedAs('unlisted'),
  ...searches.map((term) => to.search(term)),
]

/** Of an account: drawn as they are for a guest, who is asked for the login. */
export const refused: readonly string[] = prerenderedAs('asGuest')

/** The paths of all other pages that are drawn at build time, home first. */
export const addresses = (now: number): string[] => [
  ...prerenderedAs('listed'),
  ...departments(Language.ENGLISH).flatMap(withChildren).map(to.category),
  ...texts.map(({ slug }) => to.text(slug)),
  to.text('faqs'),
  ...blogPosts.map(({ slug }) => to.blog(slug)),
  ...variants(now).map(to.product),
]
