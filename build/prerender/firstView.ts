import type { PageData } from '../../src/contract/entities/page.ts'

/** The number of cards that `ShopRow` renders of a row before the page is mounted: six in view and one that keeps its height. */
const PRERENDERED_IN_VIEW = 7

/**
 * The part of a page's data that its first view shows. The rest of its rows comes with the first live answer, before a shopper has scrolled
 * there.
 */
export function firstView(data: PageData): PageData {
  const { modulesPage } = data
  let isFirst = true
  const rowLength = () => {
    const length = isFirst ? PRERENDERED_IN_VIEW : 1
    isFirst = false
    return length
  }
  return {
    ...data,
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
