import { promoCodeRow } from '../../../fixtures/promoCodes.ts'
import type { AppliedPromoCode } from '../../../src/contract/entities/product/discount.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { PromoCodeKind } from '../../../src/contract/enumerations.ts'
import { periodSince } from '../../catalogue/catalogueView.ts'
import type { Period } from '../../rules/coupons.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { type CodeFacts, codeProblem, type PromoCode } from '../../rules/promoCodes.ts'
import type { Shopper } from '../records/shopper.ts'
import { isFirstOrder } from '../firstOrder.ts'
import { permissionsIn } from '../permissions.ts'
import { activeOrders } from '../activeOrders.ts'

export type EnteredCode = Shopper['cart']['promoCodes'][number]

/** A code of the shop or of a friend, in upper case; undefined for an unknown code. */
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

function factsFor(
  period: Period,
  { code, fulfillmentMethod }: EnteredCode,
  { shopper, account, state, now }: HandlerContext,
): CodeFacts {
  const { billingType, billingData } = shopper.selection
  return {
    now,
    since: periodSince(period, state.openedAt, now),
    accountId: account?._id ?? null,
    isFirstOrder: isFirstOrder(shopper),
    hasUsedIt: activeOrders(shopper).some(({ promoCodes }) => promoCodes.includes(code)),
    fulfillmentMethod,
    billingType,
    paymentId: billingData?.paymentId,
  }
}

/** A code in the cart before its deduction; nothing for an unknown code. */
export function appliedCode(entered: EnteredCode, context: HandlerContext): AppliedPromoCode | undefined {
  const code = promoCodeOf(entered.code, context)
  if (!code) return undefined
  const problem = codeProblem(code, factsFor(code, entered, context))
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
export const codesInCart = (context: HandlerContext): AppliedPromoCode[] =>
  permissionsIn(context).canUsePromoCodes
    ? context.shopper.cart.promoCodes.flatMap((entered) => appliedCode(entered, context) ?? [])
    : []
