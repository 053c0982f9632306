import type { catalogueCalls } from '../../../src/contract/calls/catalogue.ts'
import type { catalogueListCalls } from '../../../src/contract/calls/catalogueLists.ts'
import type { ErrorInputs, SendInput } from './errorInput.ts'

/** Requests something that does not exist. */
const asking =
  (path: string): SendInput =>
  ({ ana }) =>
    ana.ask('GET', path)

export const catalogueErrorInputs: ErrorInputs<typeof catalogueCalls & typeof catalogueListCalls> = {
  categoryPage: { not_found: asking('/api/products/category/999999/nothing/pages/1-1') },
  searchPage: { not_found: asking('/api/products/search/milk/pages/third') },
  brandPage: { not_found: asking('/api/brand/9/nobody/pages/1-1') },
  actionPage: { not_found: asking('/api/products/action/999/page/1') },
  recommendationsPage: { not_found: asking('/api/cart-recommendations/pages/2-1') },
  sellerPage: { not_found: asking('/api/kedai-tiada/pages/1-1') },
  variantById: { not_found: asking('/api/variant-by-id/variant-of-nobody') },
  readCategory: { not_found: asking('/api/categories/999999') },
  relatedVariants: {
    not_found: asking('/api/product/of-nobody/softCategoryType/PDP_MODULE_RELATED_VARIANTS'),
  },
  slugConfig: { not_found: asking('/api/web-slug-configs/data?slug=nowhere') },
  complement: { not_found: asking('/api/variant/complement/of-nobody') },
  softCategory: { not_found: asking('/api/products/soft-category/1') },
  valueVariants: { not_found: asking('/api/product/values/of-nobody/variants') },
  galleryLists: { not_found: asking('/api/product/gallery-lists/of-nobody/softCategoryIds/900001') },
  fulfillerProducts: { not_found: asking('/api/products/fufiller/nobody') },
  expiration: { not_found: asking('/api/product/expiration/of-nobody') },
  ples: { not_found: asking('/api/product/ples?categoryGid=999999') },
}
