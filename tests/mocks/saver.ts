import type { Cart, CartShortfall } from '../../src/contract/entities/cart.ts'
import type { CheckoutInfo } from '../../src/contract/entities/checkout.ts'
import type { PromoCodeProblem } from '../../src/contract/entities/product/discount.ts'
import type { FulfillmentMethod } from '../../src/contract/enumerations.ts'
import type { Shopper } from './shopper.ts'

export interface CodeResult {
  code: string
  didAddPromoCode: boolean
  problem?: PromoCodeProblem
  missing?: number
}

type Refusal = { error?: string; errorCode?: number | string; details?: Record<string, unknown> }
type CartAnswer = Refusal & { data: { cart: Cart } }
type CodeAnswer = CartAnswer & { results: CodeResult }
export type AdditionAnswer = Refusal & { data: { cart: Cart; notAdded: CartShortfall[] } }
type CheckoutAnswer = Refusal & { data: { checkout: CheckoutInfo } }

/** Calls for discounts, points, credits and invoices. */
export function saver(shopper: Shopper) {
  const { ask } = shopper
  const cartId = async () => (await shopper.sync())._id
  return {
    async code(code: string, fulfillmentMethod?: FulfillmentMethod) {
      const body = {
        code,
        cartId: await cartId(),
        ...(fulfillmentMethod === undefined ? {} : { fulfillmentMethod }),
      }
      return ask<CodeAnswer>('POST', '/api/cart/promo-code', body)
    },
    codes: async (promoCodes: string[]) =>
      ask<CartAnswer & { results: CodeResult[] }>('POST', '/api/cart/promo-codes', {
        cartId: await cartId(),
        promoCodes,
      }),
    takeBack: async (code: string) =>
      ask<CartAnswer>('DELETE', '/api/cart/promo-code', { cartId: await cartId(), code }),
    points: async (pointsAmount: number) =>
      ask<CartAnswer>('POST', `/api/cart/${await cartId()}/rewards`, { pointsAmount }),
    credits: (applyUserCredits: boolean) =>
      ask<CheckoutAnswer>('POST', '/api/apply-user-credits', { applyUserCredits }),
    loyalty: (loyaltyInfo: object) => ask<CheckoutAnswer>('POST', '/api/set-loyalty-info', { loyaltyInfo }),
    clip: (id: string) => ask<CartAnswer>('POST', `/api/cart/coupons/${id}/clip`),
    payBy: (type: string, data?: object) =>
      ask<CheckoutAnswer>('PUT', '/api/set-billing-type', { type, ...(data ? { data } : {}) }),
    number: (purchaseOrderNumber: string) =>
      ask<CheckoutAnswer>('POST', '/api/set-purchase-order-number', { purchaseOrderNumber }),
    noNumber: (purchaseOrderNumber: string) =>
      ask<CheckoutAnswer>('POST', '/api/remove-purchase-order-number', { purchaseOrderNumber }),
    add: (path: string, body: object) => ask<AdditionAnswer>('POST', `/api/carts/${path}`, body),
  }
}
export type Saver = ReturnType<typeof saver>
