import { promoCodes, type PromoCodeRow } from '../../fixtures/promoCodes.ts'
import { promoCodeTexts } from '../../fixtures/promoCodeTexts.ts'
import { gidOfId } from '../../fixtures/catalogue.ts'
import type { cartActionCalls } from '../../src/contract/calls/cartActions.ts'
import type { FulfillmentMethod } from '../../src/contract/enumerations.ts'
import { LIST_SEARCH_MINIMUM } from '../../src/contract/limits.ts'
import { classOf } from '../rules/fulfillmentClass.ts'
import { foundInList, searchedBy } from '../rules/savedLists.ts'
import { notFound, refuse } from '../base/refuse.ts'
import { addGoods, type WantedGoods } from '../state/cart/cartAdditions.ts'
import { mergeGuestCart } from '../state/cart/cartMerge.ts'
import { cartOf } from '../state/cart/cartView.ts'
import { DAY_MS, isoTime } from '../base/clock.ts'
import { couponById } from '../state/cart/couponRecord.ts'
import { inLanguage } from '../state/cart/deductions.ts'
import { codeStanding, enterPromoCode } from '../state/cart/enterPromoCode.ts'
import { letPeopleMoveIn } from '../state/account/people.ts'
import { applyPoints } from '../state/account/points.ts'
import type { EnteredCode } from '../state/cart/promoCodes.ts'
import { permissionsIn } from '../state/standing.ts'
import { type HandlersOf, reads, writes } from './handler.ts'
import type { HandlerContext } from '../state/handlerContext.ts'

const cartReply = (visit: HandlerContext) => ({ data: { cart: cartOf(visit) } })

function refuseOtherCart(cartId: string, { shopper }: HandlerContext, field = 'cartId'): void {
  if (cartId !== shopper.cart.id) throw notFound(field)
}

const addedTo = (
  goods: readonly WantedGoods[],
  isAgeGateAccepted: boolean | undefined,
  visit: HandlerContext,
) => {
  const notAdded = addGoods(goods, visit, {
    isAgeGateAccepted: isAgeGateAccepted ?? false,
    atOnce: visit.config.maxQtyAddableAtOnce,
  })
  return { data: { cart: cartOf(visit), notAdded } }
}

const entered = (code: string, fulfillmentMethod: FulfillmentMethod | undefined): EnteredCode => ({
  code,
  ...(fulfillmentMethod === undefined ? {} : { fulfillmentMethod }),
})

/** How often each id stands there, in the order of their first places. */
function counted(ids: readonly string[]): WantedGoods[] {
  const quantities = new Map<string, number>()
  for (const id of ids) quantities.set(id, (quantities.get(id) ?? 0) + 1)
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }))
}

interface ListFilter {
  fulfillmentFilter?: string | undefined
  term?: string | undefined
}

/** What a filter leaves of a list's goods; what has left the catalogue stays, so that it is told. */
function filtered(
  lines: readonly WantedGoods[],
  { fulfillmentFilter, term }: ListFilter,
  { shelf }: HandlerContext,
): WantedGoods[] {
  const goods = lines.map((line) => ({ line, variant: shelf.variant(line.variantId) }))
  const travelling = goods.filter(
    ({ variant }) =>
      !fulfillmentFilter ||
      (variant && classOf(variant.fulfillerType, variant.fulfillmentMethodType) === fulfillmentFilter),
  )
  if (!term) return travelling.map(({ line }) => line)
  const named = travelling.map(({ line, variant }) => ({ line, name: variant ? searchedBy(variant) : '' }))
  return foundInList(named, term, LIST_SEARCH_MINIMUM).map(({ line }) => line)
}

/** Document 2 §7, Cart, the calls beside sync and change. */
export const cartActionHandlers: HandlersOf<typeof cartActionCalls> = {
  readCartBuilder: reads(({ query, shelf }) => ({
    data: {
      products: query.ids
        .split(',')
        .filter((id) => id !== '')
        .flatMap((id) => {
          const entry = shelf.entry(gidOfId(id))
          return entry?.variant._id === id ? entry : []
        }),
    },
  })),
  mergeCarts: writes((visit) => {
    const cartDifferences = mergeGuestCart(visit)
    return { data: { cart: cartOf(visit), cartDifferences } }
  }),
  addOrder: writes(({ body, ...visit }) => {
    if (!/^\d+$/.test(body.orderId)) throw refuse(400, 'order_id_missing', { field: 'orderId' })
    const order = visit.shopper.orders.find(({ gid }) => gid === body.orderId)
    if (!order) throw notFound('orderId')
    return addedTo(order.lines, body.ageGateAccepted, visit)
  }),
  addVariantsByIds: writes(({ body, ...visit }) => addedTo(counted(body.ids), body.ageGateAccepted, visit)),
  addList: writes(({ body, ...visit }) => {
    const list = visit.shopper.saved.lists.find(({ gid }) => gid === body.listId)
    if (!list) throw notFound('listId')
    return addedTo(filtered(list.lines, body.filter ?? {}, visit), body.ageGateAccepted, visit)
  }),
  addPromoCode: writes(({ body, ...visit }) => {
    refuseOtherCart(body.cartId, visit)
    letPeopleMoveIn(visit.state, visit.now)
    const results = enterPromoCode(entered(body.code, body.fulfillmentMethod), visit)
    return { results, ...cartReply(visit) }
  }),
  removePromoCode: writes(({ body, ...visit }) => {
    refuseOtherCart(body.cartId, visit)
    const { cart } = visit.shopper
    const rest = cart.promoCodes.filter(({ code }) => code !== body.code)
    if (rest.length === cart.promoCodes.length) throw notFound('code')
    cart.promoCodes = rest
    cart.revision += 1
    return cartReply(visit)
  }),
  addPromoCodes: writes(({ body, ...visit }) => {
    refuseOtherCart(body.cartId, visit)
    letPeopleMoveIn(visit.state, visit.now)
    const results = body.promoCodes.map((code) =>
      enterPromoCode(entered(code, body.fulfillmentMethod), visit),
    )
    return { results, ...cartReply(visit) }
  }),
  displayPromoCodes: reads((visit) => {
    if (!permissionsIn(visit).canUsePromoCodes) return { promoCodes: [] }
    const rows: readonly (readonly [string, PromoCodeRow])[] = Object.entries(promoCodes)
    return {
      promoCodes: rows.flatMap(([name, row]) => {
        const text = promoCodeTexts[name as keyof typeof promoCodes]
        if (!row.isDisplayed || !text) return []
        return {
          code: row.code,
          kind: row.kind,
          text: inLanguage(text, visit.language),
          terms: row.terms,
          ...(row.endsInDays === undefined
            ? {}
            : { endDate: isoTime(visit.shelf.offersSince + row.endsInDays * DAY_MS) }),
          isApplied: visit.shopper.cart.promoCodes.some(({ code }) => code === row.code),
          ...codeStanding({ code: row.code }, visit),
        }
      }),
    }
  }),
  applyRewards: writes(({ params, body, ...visit }) => {
    refuseOtherCart(params.id, visit, 'id')
    applyPoints(body.pointsAmount, visit)
    return cartReply(visit)
  }),
  clipCoupon: writes(({ params, ...visit }) => {
    const { account } = visit
    const coupon = couponById(params.couponId, visit)
    if (!coupon || !account) throw notFound('couponId')
    if (coupon.status !== 'available' && coupon.status !== 'clipped')
      throw refuse(409, 'not_available', { details: { status: coupon.status } })
    if (coupon.status === 'available') {
      account.coupons = { ...account.coupons, clipped: [...account.coupons.clipped, coupon.couponId] }
      visit.shopper.cart.revision += 1
    }
    return { coupon: { ...coupon, status: 'clipped' }, ...cartReply(visit) }
  }),
}
