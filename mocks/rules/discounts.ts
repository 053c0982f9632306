import type { DiscountTerms, PromoCodeProblem } from '../../src/contract/entities/product/discount.ts'
import { type Cents, cents } from '../../src/contract/entities/money.ts'
import type { FulfillmentMethod } from '../../src/contract/enumerations.ts'

/** A line of the cart; `left` is the amount to pay after earlier deductions, in cents. */
export interface PaidLine {
  variantId: string
  fulfillmentMethod: FulfillmentMethod
  quantity: number
  unitPrice: Cents
  left: number
}

const isMeant = (line: PaidLine, { variantIds, fulfillmentMethod }: DiscountTerms): boolean =>
  (variantIds === undefined || variantIds.includes(line.variantId)) &&
  (fulfillmentMethod === undefined || fulfillmentMethod === line.fulfillmentMethod)

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const quantityOf = (lines: readonly PaidLine[]) => sum(lines.map(({ quantity }) => quantity))
/** The price of the items before deductions, which minimums refer to. */
const spendOn = (lines: readonly PaidLine[]) =>
  sum(lines.map(({ quantity, unitPrice }) => quantity * unitPrice))

/** Why the terms do not apply to these items; undefined where they do. */
export function unmet(
  terms: DiscountTerms,
  lines: readonly PaidLine[],
): Extract<PromoCodeProblem, 'no_items' | 'minimum'> | undefined {
  const meant = lines.filter((line) => isMeant(line, terms))
  if (quantityOf(meant) === 0) return 'no_items'
  const { minimumSpend = 0, minimumQuantity = 0 } = terms
  return spendOn(meant) < minimumSpend || quantityOf(meant) < minimumQuantity ? 'minimum' : undefined
}

/** The amount still missing for the minimum of the terms, in cents. */
export const missingSpend = (terms: DiscountTerms, lines: readonly PaidLine[]): Cents =>
  cents(Math.max(0, (terms.minimumSpend ?? 0) - spendOn(lines.filter((line) => isMeant(line, terms)))))

function worth(terms: DiscountTerms, meant: readonly PaidLine[], left: number): number {
  const { percent, amount, bundlePrice, every } = terms
  if (percent !== undefined) return cents((left * percent) / 100)
  const times = every === undefined ? 1 : Math.floor(quantityOf(meant) / every)
  if (bundlePrice !== undefined) {
    const unitPrice = meant[0]?.unitPrice ?? 0
    return times * Math.max(0, unitPrice * (every ?? 1) - bundlePrice)
  }
  return times * (amount ?? 0)
}

/** Applies the terms to their items, never for more than is left to pay; returns the lines and the amount. */
export function takeOff(
  terms: DiscountTerms,
  lines: readonly PaidLine[],
): { amount: Cents; lines: readonly PaidLine[] } {
  if (unmet(terms, lines)) return { amount: cents(0), lines }
  const meant = lines.filter((line) => isMeant(line, terms))
  const left = sum(meant.map((line) => line.left))
  const amount = Math.min(worth(terms, meant, left), terms.maximum ?? Infinity, left)
  let open = amount
  const after = lines.map((line) => {
    if (!isMeant(line, terms)) return line
    const off = Math.min(open, line.left)
    open -= off
    return { ...line, left: line.left - off }
  })
  return { amount: cents(amount), lines: after }
}
