import type { GroupSummary } from '../../src/contract/entities/cart.ts'
import type { Config } from '../../src/contract/entities/config.ts'
import { type Cents, cents } from '../../src/contract/entities/money.ts'
import type { FulfillmentMethod } from '../../src/contract/enumerations.ts'

type ShippingRules = Pick<Config, 'shipping' | 'minimumSpendByFulfillmentMethod' | 'firstOrderFreeShipping'>

/** The minimum of a group, in cents; zero where the configuration has none (document 1 §5). */
const minimumSpend = (method: FulfillmentMethod, { minimumSpendByFulfillmentMethod }: ShippingRules): Cents =>
  minimumSpendByFulfillmentMethod.find((row) => row.fulfillmentMethod === method)?.minimum ?? cents(0)

const sum = (prices: readonly Cents[]): number => prices.reduce((all, price) => all + price, 0)

/**
 * The shipping price of each shipment after items were added, in cents. Delivery that points and credits have paid for is not charged
 * twice: where the order would be free, each keeps its price. `due` is the amount to pay for the items.
 */
export const shippingWithMore = (
  before: readonly Cents[],
  after: readonly Cents[],
  due: Cents,
): readonly Cents[] => (sum(before) - sum(after) < due ? after : before)

/**
 * A group's order minimum, free-shipping threshold and shipping price, in cents (document 1 §5). A group without a shipping configuration
 * cannot be ordered: `hasShipping` is false.
 */
export function groupSummary(
  subTotal: Cents,
  method: FulfillmentMethod,
  rules: ShippingRules,
  isFirstOrder: boolean,
): GroupSummary {
  const orderMinimum = minimumSpend(method, rules)
  const row = rules.shipping.find(({ fulfillmentMethod }) => fulfillmentMethod === method)
  const isFree =
    (rules.firstOrderFreeShipping && isFirstOrder) ||
    (row?.freeFrom !== undefined && subTotal >= row.freeFrom)
  return {
    subTotal,
    orderMinimum,
    orderMinimumMet: subTotal >= orderMinimum,
    orderMinimumNeeded: cents(Math.max(0, orderMinimum - subTotal)),
    ...(row?.freeFrom === undefined
      ? {}
      : {
          freeShippingMinimum: row.freeFrom,
          freeShippingDifference: cents(isFree ? 0 : row.freeFrom - subTotal),
        }),
    hasShipping: row !== undefined,
    shippingPrice: row === undefined || isFree ? cents(0) : row.price,
  }
}
