import { named } from '../../../fixtures/named.ts'
import type { checkoutCalls } from '../../../src/contract/calls/checkout.ts'
import { goodCard } from '../buyer.ts'
import type { Provocations } from './provocation.ts'

export const checkoutProvocations: Provocations<typeof checkoutCalls> = {
  setDeliveryInfo: {
    not_found: ({ anas }) => anas.deliver({ deliveryTimeId: 'slot-2020-01-01-10' }),
    async slot_taken({ server, anas }) {
      await anas.put(named.saleMilk, 1)
      const slot = (await anas.checkout()).deliveryTimes[0]?._id ?? ''
      await server.keeper.write((state) => {
        state.slots[slot] = 99
      })
      await anas.deliver({ deliveryTimeId: slot })
    },
  },
  setBillingType: { not_available: ({ anas }) => anas.payBy('paypal') },
  setSelectedPaymentMethod: {
    not_found: ({ ana }) =>
      ana.ask('PUT', '/api/set-selected-payment-method', { selectedSavedPaymentMethod: 'card-of-nobody' }),
  },
  placeOrder: {
    empty_cart: async ({ ana, anas }) => anas.place((await ana.sync())._id),
    async below_order_minimum({ ana, anas }) {
      await anas.put(named.saleMilk, 1)
      await anas.place((await ana.sync())._id)
    },
    async incomplete_checkout({ ana, anas }) {
      await anas.put(named.saleMilk, 4)
      await anas.place((await ana.sync())._id)
    },
    async cart_changed({ anas }) {
      await anas.readyToOrder()
      await anas.place('another-cart')
    },
    async slot_taken({ server, anas }) {
      const cartId = await anas.readyToOrder()
      const { selection } = await anas.checkout()
      await server.keeper.write((state) => {
        state.slots[selection.deliveryInfo.deliveryTimeId ?? ''] = 99
      })
      await anas.place(cartId)
    },
    async not_available({ server, anas }) {
      const cartId = await anas.readyToOrder()
      server.config = { ...server.config, shipping: [] }
      await anas.place(cartId)
    },
    async card_declined({ anas }) {
      const cartId = await anas.readyToOrder()
      await anas.card({ ...goodCard, cardNumber: '4000000000000341' })
      await anas.place(cartId)
    },
    not_found: ({ ana }) =>
      ana.ask('POST', '/api/checkout', { cartId: 'any', idempotencyKey: 'never-used', onlyIfPlaced: true }),
  },
}
