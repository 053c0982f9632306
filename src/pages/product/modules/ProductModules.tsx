import { useCallback, useEffect, useState } from 'react'
import { isAbort, isFailure } from '../../../api/failure.ts'
import type { ProductPage } from '../../../contract/entities/page.ts'
import { isMarketplace } from '../../../domain/fulfillment.ts'
import { isSeparateShipment } from '../../../domain/product/variant.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { useRecentlyViewed } from '../../../stores/search/recentlyViewed.ts'
import { Galleries } from './Galleries.tsx'
import { LateRow } from '../../../features/product-card/DeferredRow.tsx'
import {
  loadComplement,
  loadFromFulfiller,
  loadGalleries,
  loadRelated,
  loadSampleIds,
  loadSamples,
  loadSentAlike,
  loadSoftCategory,
  loadViewed,
} from './loads.ts'

const NONE: string[] = []

/**
 * What is below a product: complements, similar products, more of the seller, soft categories, and recently viewed products (document 2
 * §7).
 */
export function ProductModules({
  variant,
  warehouse,
  softCategoryIds = NONE,
  galleryListIds = NONE,
}: ProductPage) {
  return (
    <>
      <GoesWellWith variantId={variant._id} />
      <Related variantId={variant._id} />
      <Samples variantGid={variant.gid} />
      {isSeparateShipment(variant) ? <SentAlike productGid={variant.product.gid} /> : null}
      {isMarketplace(warehouse) ? <FromSeller variant={variant} warehouse={warehouse} /> : null}
      {softCategoryIds.map((gid) => (
        <SoftCategory key={gid} gid={gid} />
      ))}
      {galleryListIds.length > 0 ? <GalleryLists variantId={variant._id} ids={galleryListIds} /> : null}
      <RecentlyViewed variantId={variant._id} />
    </>
  )
}

function GoesWellWith({ variantId }: { variantId: string }) {
  const t = useT()
  const load = useCallback((signal: AbortSignal) => loadComplement(variantId, signal), [variantId])
  return <LateRow title={t('product.goes_well_with')} list="goes-well-with" load={load} />
}

function Related({ variantId }: { variantId: string }) {
  const t = useT()
  const load = useCallback((signal: AbortSignal) => loadRelated(variantId, signal), [variantId])
  return <LateRow title={t('product.related')} list="related" load={load} />
}

/** The sample that comes with a variant (document 1 §3, Variant relationship). Few variants have one, so no space is reserved. */
function Samples({ variantGid }: { variantGid: string }) {
  const t = useT()
  const [ids, setIds] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    loadSampleIds(variantGid, controller.signal).then(
      (found) => setIds(found.join(',')),
      (error: unknown) => {
        if (!isAbort(error) && !isFailure(error)) throw error
      },
    )
    return () => controller.abort()
  }, [variantGid])
  const load = useCallback((signal: AbortSignal) => loadSamples(ids, signal), [ids])
  return ids === '' ? null : <LateRow title={t('product.sample')} list="samples" load={load} />
}

/** More products that ship separately, beside products that do. */
function SentAlike({ productGid }: { productGid: string }) {
  const t = useT()
  const load = useCallback((signal: AbortSignal) => loadSentAlike(productGid, signal), [productGid])
  return <LateRow title={t('product.sent_alike')} list="sent-alike" load={load} />
}

function FromSeller({ variant, warehouse }: Pick<ProductPage, 'variant' | 'warehouse'>) {
  const t = useT()
  const load = useCallback(
    (signal: AbortSignal) => loadFromFulfiller(warehouse._id, variant._id, signal),
    [warehouse._id, variant._id],
  )
  return (
    <LateRow
      title={t('product.from_seller', { seller: warehouse.name })}
      list="seller"
      moreHref={to.seller(warehouse._id)}
      load={load}
    />
  )
}

function SoftCategory({ gid }: { gid: string }) {
  const load = useCallback(async (signal: AbortSignal) => [await loadSoftCategory(gid, signal)], [gid])
  return <Galleries count={1} load={load} />
}

function GalleryLists({ variantId, ids }: { variantId: string; ids: readonly string[] }) {
  const asked = ids.join(',')
  const load = useCallback(
    (signal: AbortSignal) => loadGalleries(variantId, asked.split(','), signal),
    [variantId, asked],
  )
  return <Galleries count={ids.length} load={load} />
}

function RecentlyViewed({ variantId }: { variantId: string }) {
  const t = useT()
  const ids = useRecentlyViewed()
    .filter((id) => id !== variantId)
    .join(',')
  const load = useCallback((signal: AbortSignal) => loadViewed(ids, signal), [ids])
  if (ids === '') return null
  return <LateRow key={ids} title={t('product.recently_viewed')} list="recently-viewed" load={load} />
}
