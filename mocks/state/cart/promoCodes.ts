import { promoCodeRow } from '../../../fixtures/promoCodes.ts'
import type { AppliedPromoCode } from '../../../src/contract/entities/product/discount.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { PromoCodeKind } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { type CodeFacts, codeProblem, type PromoCode } from '../../rules/promoCodes.ts'
import type { Shopper } from '../records/shopper.ts'
import { isFirstOrder } from '../firstOrder.ts'
import { permissionsIn } from '../standing.ts'
import { activeOrders } from '../activeOrders.ts'

export type EnteredCode = Shopper['cart']['promoCodes'][number]

/** A code as the shop or a friend gave it out; undefined for words that are none. Upper case. */
function promoCodeOf(code: string, { state, config }: HandlerContext): PromoCode | undefined {
  const row = promoCodeRow(code)
  if (row) return row
  const { flatDiscount, orderMinimum, webDisplayEnabled } = config.invitePromo
  const owner = Object.values(state.accounts).find(({ inviteCode }) => inviteCode === code)
  if (!owner || !webDisplayEnabled) return undefined
  return {
    kind: PromoCodeKind.INVITE_CODE,
    terms: { amount: flatDiscount, minimumSpend: orderMinimum },
    isForFirstOrder: true,
    ownerId: owner._id,
  }
}

function factsOf(
  { code, fulfillmentMethod }: EnteredCode,
  { shopper, account, shelf, now }: HandlerContext,
): CodeFacts {
  const { billingType, billingData } = shopper.selection
  return {
    now,
    since: shelf.offersSince,
    accountId: account?._id ?? null,
    isFirstOrder: isFirstOrder(shopper),
    hasUsedIt: activeOrders(shopper).some(({ promoCodes }) => promoCodes.includes(code)),
    fulfillmentMethod,
    billingType,
    paymentId: billingData?.paymentId,
  }
}

/** A code in the cart, before it takes anything off; nothing for words that are no code. */
export function appliedCode(entered: EnteredCode, visit: HandlerContext): AppliedPromoCode | undefined {
  const code = promoCodeOf(entered.code, visit)
  if (!code) return undefined
  const problem = codeProblem(code, factsOf(entered, visit))
  const fulfillmentMethod = code.terms.fulfillmentMethod ?? entered.fulfillmentMethod
  return {
    code: entered.code,
    kind: code.kind,
    discount: cents(0),
    terms: { ...code.terms, ...(fulfillmentMethod === undefined ? {} : { fulfillmentMethod }) },
    ...(problem ? { problem } : {}),
  }
}

/** The codes in the cart; none for who may not use any (document 1 §6). */
export const codesInCart = (visit: HandlerContext): AppliedPromoCode[] =>
  permissionsIn(visit).canUsePromoCodes
    ? visit.shopper.cart.promoCodes.flatMap((entered) => appliedCode(entered, visit) ?? [])
    : []
