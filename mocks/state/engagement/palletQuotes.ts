import type { PalletQuote } from '../../../src/contract/entities/palletQuote.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { isQuoted, palletTotal, UNITS_A_PALLET } from '../../rules/palletQuotes.ts'
import { unitPrice } from '../../rules/pricing.ts'
import { isoTime } from '../../base/clock.ts'
import type { Engagement } from '../records/engagement.ts'

type Kept = Engagement['palletQuotes'][number]

/** A quote request, with its total at current prices once the quote is ready. */
export function palletQuoteOf(
  { id, number, at, payload }: Kept,
  { catalogueView, now }: HandlerContext,
): PalletQuote {
  const items = payload.items.flatMap(({ variantId, pallets }) => {
    const variant = catalogueView.variant(variantId)
    return variant ? [{ variantId, pallets, name: variant.name, price: unitPrice(variant) }] : []
  })
  const hasPrice = isQuoted(at, now)
  return {
    _id: id,
    number,
    createdAt: isoTime(at),
    status: hasPrice ? 'quoted' : 'received',
    ...(payload.companyName ? { companyName: payload.companyName } : {}),
    postalCode: payload.postalCode,
    ...(payload.deliveryDay ? { deliveryDay: payload.deliveryDay } : {}),
    items: items.map(({ variantId, name, pallets }) => ({
      variantId,
      name,
      pallets,
      units: pallets * UNITS_A_PALLET,
    })),
    ...(hasPrice ? { total: palletTotal(items) } : {}),
  }
}

/** The shopper's requests, the newest first. */
export const palletQuotesOf = (context: HandlerContext): PalletQuote[] =>
  context.shopper.engagement.palletQuotes.toReversed().map((kept) => palletQuoteOf(kept, context))
