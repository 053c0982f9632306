import type { CartDifference } from '../../src/contract/entities/cart.ts'
import type { Visit } from '../handlers/handler.ts'
import { cartDifferences } from '../rules/differences.ts'
import { unitPrice } from '../rules/pricing.ts'
import { sellable } from '../rules/stock.ts'
import { stockedLines } from './cartView.ts'

/** What changed under the shopper's cart since they last agreed to it: told with every page (document 1 §4, cart differences). */
export const cartNewsOf = ({ shopper, shelf }: Pick<Visit, 'shopper' | 'shelf'>): CartDifference[] =>
  cartDifferences(
    stockedLines(shopper.cart.lines, shelf).map(({ line, variant }) => ({
      variantId: variant._id,
      name: variant.name,
      quantity: line.quantity,
      seenPrice: line.seenPrice,
      priceNow: unitPrice(variant),
      sellable: sellable(variant),
    })),
  )
