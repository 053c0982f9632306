import { useCallback } from 'react'
import type { ProductPage } from '../../../contract/entities/page.ts'
import type { VariantRelationship } from '../../../contract/entities/variant.ts'
import { RelationshipType } from '../../../contract/enumerations.ts'
import { isMarketplace } from '../../../domain/fulfillment.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { useRecentlyViewed } from '../../../stores/recentlyViewed.ts'
import { Galleries } from './Galleries.tsx'
import { LateRow } from '../../cards/LateRow.tsx'
import {
  loadComplement,
  loadFromFulfiller,
  loadGalleries,
  loadRelated,
  loadSamples,
  loadSoftCategory,
  loadViewed,
} from './loads.ts'

const NONE: string[] = []
const NO_RELATIONSHIPS: VariantRelationship[] = []

/** What stands below a product: what goes with it and what is like it, more of its seller, lists it may lead on to, and what this browser looked at (document 2 §7). */
export function ProductModules({
  variant,
  warehouse,
  softCategoryIds = NONE,
  galleryListIds = NONE,
  relationships = NO_RELATIONSHIPS,
}: ProductPage) {
  return (
    <>
      <GoesWellWith variantId={variant._id} />
      <Related variantId={variant._id} />
      {relationships.length > 0 ? <Samples relationships={relationships} /> : null}
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

/** The samples that a variant goes with (document 1 §3, Variant relationship). */
function Samples({ relationships }: { relationships: readonly VariantRelationship[] }) {
  const t = useT()
  const ids = relationships
    .filter(({ relationshipType }) => relationshipType === RelationshipType.SAMPLE)
    .map(({ relatedVariant }) => relatedVariant._id)
    .join(',')
  const load = useCallback((signal: AbortSignal) => loadSamples(ids, signal), [ids])
  return <LateRow title={t('product.sample')} list="samples" load={load} />
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
