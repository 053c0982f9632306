import { named } from '../../../fixtures/named.ts'
import type { Replies } from './replies.ts'

const milk = `variant-${named.saleMilk}`

const reads = [
  '/api/products/category/130000/dairy-eggs/pages/2-2',
  '/api/products/highlight/900001/this-weeks-offers/pages/1-1',
  '/api/products/search/milk/pages/1-1',
  '/api/brand/2024/kopi-warisan/pages/1-1',
  '/api/products/action/501/page/2?title=Small%20change',
  '/api/cart-recommendations/pages/1-2',
  '/api/kopi-warisan/pages/1-1',
  '/api/search/milk',
  '/api/search/milk?valueOnly=true',
  '/api/top-searches',
  `/api/variant-by-id/variant-${named.experimentRice}`,
  '/api/categories/category-130000',
  `/api/product/${milk}/softCategoryType/PDP_MODULE_RELATED_VARIANTS?limit=4`,
  '/api/web-slug-configs/data?slug=breakfast',
  '/api/web-slug-configs/data?slug=kopi-warisan',
  `/api/variant/complement/${milk}`,
  '/api/products/soft-category/900001?limit=6&inStockOnly=true&getSmartBrand=true&isCarousel=true',
  '/api/product/search-no-results',
  `/api/products/recently-viewed/data?variantIds=${milk}`,
  `/api/product/values/${milk}/variants`,
  `/api/product/gallery-lists/${milk}/softCategoryIds/900001,900002`,
  `/api/products/fufiller/kopi-warisan?exclude=${milk}`,
  `/api/product/expiration/${milk}`,
  '/api/product/ples?categoryGid=130000',
]

export const catalogueReplies: Replies = async ({ ana }) => {
  for (const path of reads) {
    const { status, body } = await ana.ask('GET', path)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  }
}
