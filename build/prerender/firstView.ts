import type { PageData } from '../../src/contract/entities/page.ts'
import type { Listing } from '../../src/contract/entities/product/listing.ts'

/** As many as `ShopRow` draws of a row before the page stands: six in view and one that holds its height. */
const DRAWN_IN_VIEW = 7

/** As many as `ListingView` draws of a list before the frame after the first. */
const DRAWN_OF_LIST = 12

const shortened = <Group extends { listing: Listing }>(group: Group): Group => ({
  ...group,
  listing: { ...group.listing, products: group.listing.products.slice(0, DRAWN_OF_LIST) },
})

/**
 * A page's data as far as its first view draws it. The rest of its rows and lists comes with the first live answer, before anybody has swiped
 * there.
 */
export function firstView(data: PageData): PageData {
  const { modulesPage, category, search } = data
  let isFirst = true
  const rowLength = () => {
    const length = isFirst ? DRAWN_IN_VIEW : 1
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
