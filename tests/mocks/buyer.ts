import { named } from '../../fixtures/named.ts'
import type { Address } from '../../src/contract/entities/account/address.ts'
import type { CheckoutInfo } from '../../src/contract/entities/checkout.ts'
import type { Payment, PaymentAnswer } from '../../src/contract/entities/payment.ts'
import type { Order } from '../../src/contract/entities/order.ts'
import { FulfillmentMethod } from '../../src/contract/enumerations.ts'
import { lineOf, type Shopper } from './shopper.ts'

export const home: Address = {
  firstName: 'Aisyah',
  lastName: 'Rahman',
  addressLine1: '12 Jalan Bukit Bintang',
  city: 'Kuala Lumpur',
  state: 'Kuala Lumpur',
  postalCode: '50450',
  country: 'Malaysia',
}

export const goodCard = {
  cardNumber: '4242424242424242',
  expiry: '12/30',
  securityCode: '123',
  nameOnCard: 'Aisyah Rahman',
}

interface CheckoutAnswer {
  data: { checkout: CheckoutInfo }
  error?: string
  errorCode?: number | string
}

/** The checkout calls, as the shop sends them. */
export function buyer(shopper: Shopper) {
  const { ask } = shopper
  return {
    checkout: async () => (await ask<CheckoutAnswer>('GET', '/api/checkout')).body.data.checkout,
    async put(gid: string, quantity: number) {
      return shopper.change(lineOf(await shopper.variantOf(gid), quantity))
    },
    /** Picks milk up in a shop: RM 7.90, without delivery. */
    async pickUpMilk(quantity = 1) {
      const { _id: variant } = await shopper.variantOf(named.saleMilk)
      return shopper.change({
        variant,
        warehouse: 'kl-pickup',
        fulfillmentMethod: FulfillmentMethod.IN_STORE_PICKUP,
        quantity,
      })
    },
    address: (address: Address = home) =>
      ask<{ addressCreationResult: { addressId: string }; error?: string; errorCode?: string }>(
        'POST',
        '/api/address',
        {
          address,
          fromCheckout: true,
        },
      ),
    telephone: (phone = '012-345 6789', email?: string) =>
      ask<CheckoutAnswer>('POST', '/api/phone-verification', {
        phone,
        verify: false,
        ...(email ? { email } : {}),
      }),
    deliver: (deliveryInfo: object) =>
      ask<CheckoutAnswer>('POST', '/api/set-delivery-info', { deliveryInfo }),
    instruct: (text: string) =>
      ask<CheckoutAnswer>('POST', '/api/set-standard-order-delivery-instructions', {
        standardOrderDeliveryInstructions: text,
      }),
    payBy: (type: string, data?: object) =>
      ask<CheckoutAnswer>('PUT', '/api/set-billing-type', { type, ...(data ? { data } : {}) }),
    card: (billing: object = goodCard) =>
      ask<{ billingId: string; errorCode?: number }>('POST', '/api/billing', { billing, fromCheckout: true }),
    place: (cartId: string, idempotencyKey = 'key-0001') =>
      ask<{ data: { order: Order }; error?: string; details?: Record<string, unknown> }>(
        'POST',
        '/api/checkout',
        {
          cartId,
          idempotencyKey,
        },
      ),
    /** Places the order as the shop does, with the page or sheet of a payment provider. */
    startPayment: (cartId: string, idempotencyKey = 'key-0001') =>
      ask<{ data: { order?: Order; payment?: Payment }; error?: string }>('POST', '/api/checkout', {
        cartId,
        idempotencyKey,
        withPaymentPage: true,
      }),
    /** Answers as the shop does: a code of the bank goes with the token for the bank. */
    async answerPayment(id: string | undefined, answer: PaymentAnswer, code?: string) {
      const token = code === undefined ? undefined : await this.bankToken()
      return this.sendAnswer(id, { answer, code, token })
    },
    bankToken: async () => (await ask<{ data: { token: string } }>('GET', '/api/acs-token')).body.data.token,
    sendAnswer: (id: string | undefined, body: object) =>
      ask<{
        data: { order?: Order; payment: Payment }
        errorCode?: number
        field?: string
        details?: Record<string, unknown>
      }>('POST', `/api/payments/${id}`, body),
    /** Fills the cart with express items above the minimum, and completes every step. */
    async readyToOrder() {
      const cart = await shopper.sync()
      await this.put(named.saleMilk, 2)
      await this.put(named.omegaEggs, 2)
      await this.address()
      await this.telephone()
      const { deliveryTimes } = await this.checkout()
      const slot = deliveryTimes.find(({ isAvailable, price }) => isAvailable && price === 0)
      await this.deliver({ deliveryTimeId: slot?._id })
      await this.payBy('payment on fulfillment')
      return cart._id
    },
  }
}

export type Buyer = ReturnType<typeof buyer>
