import { palletDiscountName } from '../../../fixtures/engagement/pallets.ts'
import type { Cents } from '../../../src/contract/entities/money.ts'
import type { PalletQuote } from '../../../src/contract/entities/palletQuote.ts'
import type { PricingInfo } from '../../../src/contract/entities/product/pricingInfo.ts'
import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import { PALLET_QUOTE_VALID_MS } from '../../../src/contract/limits.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { palletPricing, quotedAt, quoteStatus, UNITS_A_PALLET } from '../../rules/palletQuotes.ts'
import { unitPrice } from '../../rules/pricing.ts'
import { isoTime } from '../../base/clock.ts'
import { permissionsIn } from '../permissions.ts'
import type { Engagement } from '../records/engagement.ts'
import { viewCatalogue } from '../viewCatalogue.ts'

export type StoredPalletQuote = Engagement['palletQuotes'][number]

interface QuotedItem {
  variant: Variant
  pallets: number
  price: Cents
}

/** The items of a quote at the prices of the time when it was answered, which stay (docs/decisions/0126). */
export function quotedItems(
  { at, payload }: StoredPalletQuote,
  { state, catalogueView: { catalogue }, language, now }: HandlerContext,
): QuotedItem[] {
  const view = viewCatalogue(state, Math.min(now, quotedAt(at)), language, { catalogue })
  return payload.items.flatMap(({ variantId, pallets }) => {
    const variant = view.variant(variantId)
    return variant ? [{ variant, pallets, price: unitPrice(variant) }] : []
  })
}

/** The sums of an order of these items. */
export const quotedPricing = (items: readonly QuotedItem[], context: HandlerContext): PricingInfo =>
  palletPricing(items, {
    taxPercent: context.config.taxPercent,
    isTaxExempt: permissionsIn(context).isTaxExempt,
    discountName: palletDiscountName[context.language],
  })

/** A request for a quote, with its total once it has a price. */
export function palletQuoteOf(kept: StoredPalletQuote, context: HandlerContext): PalletQuote {
  const { id, number, at, payload, orderGid } = kept
  const items = quotedItems(kept, context)
  const status = quoteStatus(kept, context.now)
  return {
    _id: id,
    number,
    createdAt: isoTime(at),
    status,
    ...(payload.companyName ? { companyName: payload.companyName } : {}),
    postalCode: payload.postalCode,
    ...(payload.deliveryDay ? { deliveryDay: payload.deliveryDay } : {}),
    items: items.map(({ variant, pallets }) => ({
      variantId: variant._id,
      name: variant.name,
      pallets,
      units: pallets * UNITS_A_PALLET,
    })),
    ...(status === 'received'
      ? {}
      : {
          total: quotedPricing(items, context).totalPrice,
          validUntil: isoTime(quotedAt(at) + PALLET_QUOTE_VALID_MS),
        }),
    ...(orderGid === undefined ? {} : { orderGid }),
  }
}

/** The shopper's requests, the newest first. */
export const palletQuotesOf = (context: HandlerContext): PalletQuote[] =>
  context.shopper.engagement.palletQuotes.toReversed().map((kept) => palletQuoteOf(kept, context))
