import type { CartDifference } from '../../../src/contract/entities/cart.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { cartDifferences } from '../../rules/differences.ts'
import { unitPrice } from '../../rules/pricing.ts'
import { sellable } from '../../rules/stock.ts'
import { type StockedLine, stockedLines } from './cartView.ts'

/** What changed under a cart's lines since the shopper last agreed to them. */
export const differencesOf = (lines: readonly StockedLine[]): CartDifference[] =>
  cartDifferences(
    lines.map(({ line, variant }) => ({
      variantId: variant._id,
      name: variant.name,
      quantity: line.quantity,
      seenPrice: line.seenPrice,
      priceNow: unitPrice(variant),
      sellable: sellable(variant),
    })),
  )

/** The differences of the shopper's cart, sent with every page (document 1 §4, cart differences). */
export const cartNewsOf = ({
  shopper,
  catalogueView,
}: Pick<HandlerContext, 'shopper' | 'catalogueView'>): CartDifference[] =>
  differencesOf(stockedLines(shopper.cart.lines, catalogueView))
