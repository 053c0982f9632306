import { variantGidsOf } from '../../../fixtures/catalogue.ts'
import { detailsOf } from '../../../fixtures/productDetails.ts'
import { wordsIn } from '../../../fixtures/variantWords.ts'
import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import { addressOf } from '../../base/addresses.ts'
import { variantGidFor } from '../../catalogue/catalogue.ts'
import { offers, sellers, topPicks } from '../../catalogue/highlights.ts'
import { categoriesDownTo } from '../../catalogue/categories.ts'
import { couponsFor } from '../../state/cart/couponRecord.ts'
import { earliestFrom, warehouseOf } from '../../state/cart/cartView.ts'
import { yieldToMain } from '../../base/yieldToMain.ts'
import { seoFor } from '../../base/texts.ts'
import { type PageAnswer, pageOf, type PageRequest, redirectTo } from './pageRequest.ts'

/** The variant of an address; a product's gid means its lead variant. */
const variantAt = (gid: string, { catalogueView }: PageRequest): Variant | undefined =>
  catalogueView.variantByGid(variantGidFor(gid, catalogueView.catalogue))

/** `/product/:gid/:slug` (document 1 §2); another slug redirects to the canonical address. */
export async function productPage(request: PageRequest): Promise<PageAnswer> {
  const { params, path, catalogueView, texts } = request
  const variant = variantAt(params['gid'] ?? '', request)
  const indexRow = variant && catalogueView.catalogue.indexRowOf(variant.product.gid)
  const warehouse = variant && warehouseOf(variant, variant.fulfillerLocation ?? '')
  if (!variant || !indexRow || !warehouse) return null
  const canonicalPath = addressOf.product(variant)
  if (path !== canonicalPath) return redirectTo(canonicalPath, request)
  const coupons = couponsFor(variant._id, request)
  await yieldToMain()
  const { product, extendedInfoText: size = '' } = variant
  const picture = variant.images[0]?.original
  return pageOf(
    {
      kind: 'product',
      canonicalPath,
      seo: {
        ...seoFor(texts, 'product', { name: variant.name, size, brand: product.brand.name }),
        ...(picture === undefined ? {} : { image: picture }),
      },
      breadcrumbs: categoriesDownTo(indexRow.category, catalogueView.language).map((category) => ({
        name: category.displayName,
        path: addressOf.category(category),
      })),
    },
    {
      product: {
        variant: {
          ...detailsOf(variant, catalogueView.language),
          ...(await wordsIn(variant, catalogueView.language)),
          ...(coupons.length > 0 ? { coupons } : {}),
        },
        variants: variantGidsOf(product.gid).flatMap((gid) => catalogueView.variantByGid(gid) ?? []),
        warehouse,
        ...earliestFrom(warehouse, request),
        softCategoryIds: [offers.gid],
        galleryListIds: [topPicks.gid, sellers.gid],
      },
    },
  )
}
