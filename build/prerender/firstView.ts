import type { PageData } from '../../src/contract/entities/page.ts'
import type { Listing } from '../../src/contract/entities/product/listing.ts'

/** The number of cards that `ShopRow` renders of a row before the page is mounted: six in view and one that keeps its height. */
const PRERENDERED_IN_VIEW = 7

/** The number of cards that `ListingView` renders in the first frame. */
const PRERENDERED_CARDS = 12

const shortened = <Group extends { listing: Listing }>(group: Group): Group => ({
  ...group,
  listing: { ...group.listing, products: group.listing.products.slice(0, PRERENDERED_CARDS) },
})

/**
 * The part of a page's data that its first view shows. The rest of its rows and lists comes with the first live answer, before a shopper has scrolled
 * there.
 */
export function firstView(data: PageData): PageData {
  const { modulesPage, category, search } = data
  let isFirst = true
  const rowLength = () => {
    const length = isFirst ? PRERENDERED_IN_VIEW : 1
    isFirst = false
    return length
  }
  return {
    ...data,
    ...(category && { category: shortened(category) }),
    ...(search && { search: shortened(search) }),
    ...(modulesPage && {
      modulesPage: {
        ...modulesPage,
        modules: modulesPage.modules.map((module) =>
          module.type === 'products'
            ? { ...module, products: module.products.slice(0, rowLength()) }
            : module,
        ),
      },
    }),
  }
}
