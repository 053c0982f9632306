import type { DiscountTerms, PromoCodeProblem } from '../../src/contract/entities/product/discount.ts'
import { BillingType, type FulfillmentMethod, PromoCodeKind } from '../../src/contract/enumerations.ts'
import { type Period, within } from './coupons.ts'

/** A promo code from any source. */
export interface PromoCode extends Period {
  kind: PromoCodeKind
  terms: DiscountTerms
  isForFirstOrder?: true
  isOncePerShopper?: true
  isUsedUp?: true
  paymentIds?: readonly string[]
  /** The account whose invite code it is. */
  ownerId?: string
}

/** The shopper, the time, the items and the payment for which a code is entered. */
export interface CodeFacts {
  now: number
  since: number
  accountId: string | null
  isFirstOrder: boolean
  hasUsedIt: boolean
  fulfillmentMethod?: FulfillmentMethod | undefined
  billingType?: BillingType | undefined
  paymentId?: string | undefined
}

/** A code of iPay88 is valid for payments by iPay88 in one of its methods; every other code for any payment. */
const isPaidFor = (
  { kind, paymentIds }: Pick<PromoCode, 'kind' | 'paymentIds'>,
  { billingType, paymentId }: Pick<CodeFacts, 'billingType' | 'paymentId'>,
): boolean =>
  kind !== PromoCodeKind.IPAY88_PROMO ||
  (billingType === BillingType.IPAY88 && paymentId !== undefined && (paymentIds?.includes(paymentId) ?? true))

const isForOtherItems = ({ terms }: PromoCode, { fulfillmentMethod: asked }: CodeFacts): boolean =>
  asked !== undefined && terms.fulfillmentMethod !== undefined && terms.fulfillmentMethod !== asked

type Check = readonly [problem: PromoCodeProblem, hasIt: (code: PromoCode, facts: CodeFacts) => boolean]

const checks: readonly Check[] = [
  ['not_yet', (code, { since, now }) => within(code, since, now) === 'before'],
  ['expired', (code, { since, now }) => within(code, since, now) === 'after'],
  ['used_up', ({ isUsedUp }) => isUsedUp ?? false],
  ['own_invite', ({ ownerId }, { accountId }) => ownerId !== undefined && ownerId === accountId],
  ['already_used', ({ isOncePerShopper }, { hasUsedIt }) => (isOncePerShopper ?? false) && hasUsedIt],
  ['not_first_order', ({ isForFirstOrder }, { isFirstOrder }) => (isForFirstOrder ?? false) && !isFirstOrder],
  ['other_fulfillment_method', isForOtherItems],
  ['other_payment', (code, facts) => !isPaidFor(code, facts)],
]

/** The codes of two carts: the cart's own first, each once, up to the maximum of a cart. */
export function mergedCodes<Entered extends { code: string }>(
  own: readonly Entered[],
  brought: readonly Entered[],
  maximum: number,
): Entered[] {
  const known = new Set(own.map(({ code }) => code))
  const joining = brought.filter(({ code }) => !known.has(code))
  return [...own, ...joining.slice(0, Math.max(0, maximum - own.length))]
}

/** Why a code does not count for this shopper, whatever is in the cart; undefined when it does (docs/decisions/0030). */
export const codeProblem = (code: PromoCode, facts: CodeFacts): PromoCodeProblem | undefined =>
  checks.find(([, hasIt]) => hasIt(code, facts))?.[0]
