import type { PageData } from '../../src/contract/entities/page.ts'

/** As many as `ShopRow` draws of a row before the page stands: six in view and one that holds its height. */
const PRERENDERED_IN_VIEW = 7

/**
 * A page's data as far as its first view draws it. The rest of its rows comes with the first live answer, before anybody has swiped
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
