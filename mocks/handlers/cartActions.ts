import { promoCodes, type PromoCodeRow } from '../../fixtures/promoCodes.ts'
import { promoCodeTexts } from '../../fixtures/texts/promoCodeTexts.ts'
import { gidOfId } from '../../fixtures/catalogue.ts'
import type { cartActionCalls } from '../../src/contract/calls/cartActions.ts'
import type { FulfillmentMethod } from '../../src/contract/enumerations.ts'
import { LIST_SEARCH_MINIMUM } from '../../src/contract/limits.ts'
import { periodSince } from '../catalogue/catalogueView.ts'
import { classOf } from '../rules/fulfillmentClass.ts'
import { foundInList, searchedBy } from '../rules/savedLists.ts'
import { notFound, refuse } from '../base/refuse.ts'
import { addItems, type RequestedItem } from '../state/cart/cartAdditions.ts'
import { mergeGuestCart } from '../state/cart/cartMerge.ts'
import { cartOf } from '../state/cart/cartView.ts'
import { DAY_MS, isoTime } from '../base/clock.ts'
import { couponById } from '../state/cart/couponRecord.ts'
import { inLanguage } from '../state/cart/deductions.ts'
import { promoCodeState, enterPromoCode } from '../state/cart/enterPromoCode.ts'
import { seedAccounts } from '../state/account/people.ts'
import { applyPoints } from '../state/account/points.ts'
import type { EnteredCode } from '../state/cart/promoCodes.ts'
import { permissionsIn } from '../state/permissions.ts'
import { type HandlersOf, reads, writes } from './handler.ts'
import { readableOrder } from '../state/business/businessOrders.ts'
import type { HandlerContext } from '../state/handlerContext.ts'

const cartReply = (context: HandlerContext) => ({ data: { cart: cartOf(context) } })

function refuseOtherCart(cartId: string, { shopper }: HandlerContext, field = 'cartId'): void {
  if (cartId !== shopper.cart.id) throw notFound(field)
}

const addedTo = (
  items: readonly RequestedItem[],
  isAgeGateAccepted: boolean | undefined,
  context: HandlerContext,
) => {
  const notAdded = addItems(items, context, {
    isAgeGateAccepted: isAgeGateAccepted ?? false,
    atOnce: context.config.maxQtyAddableAtOnce,
  })
  return { data: { cart: cartOf(context), notAdded } }
}

const entered = (code: string, fulfillmentMethod: FulfillmentMethod | undefined): EnteredCode => ({
  code,
  ...(fulfillmentMethod === undefined ? {} : { fulfillmentMethod }),
})

/** The count of each id, in the order of first occurrence. */
function counted(ids: readonly string[]): RequestedItem[] {
  const quantities = new Map<string, number>()
  for (const id of ids) quantities.set(id, (quantities.get(id) ?? 0) + 1)
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }))
}

interface ListFilter {
  fulfillmentFilter?: string | undefined
  term?: string | undefined
}

/** The lines of a list that match the filter. Discontinued products stay, so that they are reported. */
function filtered(
  lines: readonly RequestedItem[],
  { fulfillmentFilter, term }: ListFilter,
  { catalogueView }: HandlerContext,
): RequestedItem[] {
  const items = lines.map((line) => ({ line, variant: catalogueView.variant(line.variantId) }))
  const travelling = items.filter(
    ({ variant }) =>
      !fulfillmentFilter ||
      (variant && classOf(variant.fulfillerType, variant.fulfillmentMethodType) === fulfillmentFilter),
  )
  if (!term) return travelling.map(({ line }) => line)
  const named = travelling.map(({ line, variant }) => ({ line, name: variant ? searchedBy(variant) : '' }))
  return foundInList(named, term, LIST_SEARCH_MINIMUM).map(({ line }) => line)
}

/** Document 2 §7, Cart: the calls beside sync and change. */
export const cartActionHandlers: HandlersOf<typeof cartActionCalls> = {
  readCartBuilder: reads(({ query, catalogueView }) => ({
    data: {
      products: query.ids
        .split(',')
        .filter((id) => id !== '')
        .flatMap((id) => {
          const entry = catalogueView.entry(gidOfId(id))
          return entry && [entry.variant._id, entry.variant.gid].includes(id) ? entry : []
        }),
    },
  })),
  mergeCarts: writes((context) => {
    const cartDifferences = mergeGuestCart(context)
    return { data: { cart: cartOf(context), cartDifferences } }
  }),
  addOrder: writes(({ body, ...context }) => {
    if (!/^\d+$/.test(body.orderId)) throw refuse('order_id_missing', { field: 'orderId' })
    const placed = readableOrder(body.orderId, context)
    if (!placed) throw notFound('orderId')
    return addedTo(placed.order.lines, body.ageGateAccepted, context)
  }),
  addVariantsByIds: writes(({ body, ...context }) =>
    addedTo(counted(body.ids), body.ageGateAccepted, context),
  ),
  addList: writes(({ body, ...context }) => {
    const list = context.shopper.saved.lists.find(({ gid }) => gid === body.listId)
    if (!list) throw notFound('listId')
    return addedTo(filtered(list.lines, body.filter ?? {}, context), body.ageGateAccepted, context)
  }),
  addPromoCode: writes(({ body, ...context }) => {
    refuseOtherCart(body.cartId, context)
    seedAccounts(context.state, context.now)
    const results = enterPromoCode(entered(body.code, body.fulfillmentMethod), context)
    return { results, ...cartReply(context) }
  }),
  removePromoCode: writes(({ body, ...context }) => {
    refuseOtherCart(body.cartId, context)
    const { cart } = context.shopper
    const rest = cart.promoCodes.filter(({ code }) => code !== body.code)
    if (rest.length === cart.promoCodes.length) throw notFound('code')
    cart.promoCodes = rest
    cart.revision += 1
    return cartReply(context)
  }),
  addPromoCodes: writes(({ body, ...context }) => {
    refuseOtherCart(body.cartId, context)
    seedAccounts(context.state, context.now)
    const results = body.promoCodes.map((code) =>
      enterPromoCode(entered(code, body.fulfillmentMethod), context),
    )
    return { results, ...cartReply(context) }
  }),
  displayPromoCodes: reads((context) => {
    if (!permissionsIn(context).canUsePromoCodes) return { promoCodes: [] }
    const rows: readonly (readonly [string, PromoCodeRow])[] = Object.entries(promoCodes)
    return {
      promoCodes: rows.flatMap(([name, row]) => {
        const text = promoCodeTexts[name as keyof typeof promoCodes]
        if (!row.isDisplayed || !text) return []
        return {
          code: row.code,
          kind: row.kind,
          text: inLanguage(text, context.language),
          terms: row.terms,
          ...(row.endsInDays === undefined
            ? {}
            : {
                endDate: isoTime(
                  periodSince(row, context.state.openedAt, context.now) + row.endsInDays * DAY_MS,
                ),
              }),
          isApplied: context.shopper.cart.promoCodes.some(({ code }) => code === row.code),
          ...promoCodeState({ code: row.code }, context),
        }
      }),
    }
  }),
  applyRewards: writes(({ params, body, ...context }) => {
    refuseOtherCart(params.id, context, 'id')
    applyPoints(body.pointsAmount, context)
    return cartReply(context)
  }),
  clipCoupon: writes(({ params, ...context }) => {
    const { account } = context
    const coupon = couponById(params.couponId, context)
    if (!coupon || !account) throw notFound('couponId')
    if (coupon.status !== 'available' && coupon.status !== 'clipped')
      throw refuse('not_available', { details: { status: coupon.status } })
    if (coupon.status === 'available') {
      account.coupons = { ...account.coupons, clipped: [...account.coupons.clipped, coupon.couponId] }
      context.shopper.cart.revision += 1
    }
    return { coupon: { ...coupon, status: 'clipped' }, ...cartReply(context) }
  }),
}
