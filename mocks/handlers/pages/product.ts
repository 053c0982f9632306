import { leadVariantGid, variantGidsOf } from '../../../fixtures/catalogue.ts'
import { isWithin, lineage } from '../../../fixtures/categories.ts'
import type { ListingEntry } from '../../../src/contract/entities/listingEntry.ts'
import type { Variant } from '../../../src/contract/entities/variant.ts'
import { addressOf } from '../../addresses.ts'
import { type Facts, factsOf, popularFacts } from '../../catalogue/facts.ts'
import { shelvesDownTo } from '../../catalogue/shelves.ts'
import { warehouseOf } from '../../shop/cartView.ts'
import { numberFor } from '../../shop/random.ts'
import { seoFor } from '../../words.ts'
import { type PageAnswer, type PageRequest, redirectTo } from './pageRequest.ts'

const ROW_LENGTH = 8
/** Chance picks among so many of the most wished for. */
const CANDIDATES = 80

/** Goods of other shelves that are often in the same basket; the same for a product whenever it is shown. */
function goesWellWith(facts: Facts): Facts[] {
  const department = lineage(facts.category)[0] ?? facts.category
  return popularFacts()
    .filter((other) => other.isOffered && !other.isSample && !isWithin(other.category, department))
    .slice(0, CANDIDATES)
    .map((other) => ({
      other,
      rank: other.wishes * (0.25 + numberFor(`${facts.productGid}:${other.productGid}`)),
    }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ other }) => other)
}

/** Goods of the same shelf, then of the shelf above it. */
function related(facts: Facts): Facts[] {
  const shelf = (gid: string) =>
    popularFacts().filter((other) => other !== facts && isWithin(other.category, gid))
  const above = lineage(facts.category).toReversed()
  return [...new Set(above.flatMap(shelf))]
}

function cardsOf(found: readonly Facts[], { shelf }: PageRequest): ListingEntry[] {
  return found.slice(0, ROW_LENGTH).flatMap(({ leadGid }) => shelf.entry(leadGid) ?? [])
}

/** The variant of an address; a product's own gid means the variant it is shown by. */
const variantAt = (gid: string, { shelf }: PageRequest): Variant | undefined =>
  shelf.variantByGid(gid, { withTexts: true }) ??
  (factsOf(gid) ? shelf.variantByGid(leadVariantGid(gid), { withTexts: true }) : undefined)

/** `/product/:gid/:slug` (document 1 §2); another slug leads to the right one. */
export function productPage(request: PageRequest): PageAnswer {
  const { params, path, shelf, words } = request
  const variant = variantAt(params['gid'] ?? '', request)
  const facts = variant && factsOf(variant.product.gid)
  const warehouse = variant && warehouseOf(variant, variant.fulfillerLocation ?? '')
  if (!variant || !facts || !warehouse) return null
  const canonicalPath = addressOf.product(variant)
  if (path !== canonicalPath) return redirectTo(canonicalPath, request)
  const { product, extendedInfoText: size = '' } = variant
  const picture = variant.images[0]?.original
  return {
    page: {
      page: {
        kind: 'product',
        canonicalPath,
        seo: {
          ...seoFor(words, 'product', { name: variant.name, size, brand: product.brand.name }),
          ...(picture === undefined ? {} : { image: picture }),
        },
        breadcrumbs: shelvesDownTo(facts.category, shelf.language).map((category) => ({
          name: category.displayName,
          path: addressOf.category(category),
        })),
      },
      product: {
        variant,
        variants: variantGidsOf(product.gid).flatMap((gid) => shelf.variantByGid(gid) ?? []),
        warehouse,
        goesWellWith: cardsOf(goesWellWith(facts), request),
        related: cardsOf(related(facts), request),
      },
    },
  }
}
