import { testCards } from '../../../fixtures/inputs.ts'
import { named } from '../../../fixtures/named.ts'
import { organizationIdOf } from '../../../fixtures/organizationKeys.ts'
import { promoCodes } from '../../../fixtures/promoCodes.ts'
import type { checkoutCalls } from '../../../src/contract/calls/checkout.ts'
import { Ipay88Code } from '../../../src/contract/enumerations.ts'
import { buyer, goodCard, home } from '../buyer.ts'
import { arrange, persona } from '../persona.ts'
import { saver } from '../saver.ts'
import { pickUpMilk } from './cartActions.ts'
import type { ErrorInputs } from './errorInput.ts'

export const checkoutErrorInputs: ErrorInputs<typeof checkoutCalls> = {
  setDeliveryInfo: {
    not_found: ({ anas }) => anas.deliver({ deliveryTimeId: 'slot-2020-01-01-10' }),
    async slot_taken({ server, anas }) {
      await anas.put(named.saleMilk, 1)
      const slot = (await anas.checkout()).deliveryTimes[0]?._id ?? ''
      await server.store.write((state) => {
        state.slots[`kl-express:${slot}`] = 99
      })
      await anas.deliver({ deliveryTimeId: slot })
    },
    async not_available({ anas }) {
      await anas.put(named.saleMilk, 1)
      const { deliveryTimes } = await anas.checkout()
      await anas.address({ ...home, city: 'Kota Kinabalu', state: 'Sabah', postalCode: '88000' })
      const open = deliveryTimes.find(({ isAvailable }) => isAvailable)
      await anas.deliver({ deliveryTimeId: open?._id })
    },
  },
  setLoyaltyInfo: {
    unauthorized: ({ ana }) => saver(ana).loyalty({ pointsAmount: 500 }),
    forbidden: async ({ server }) =>
      saver(await persona(server, 'expiredMember')).loyalty({ pointsAmount: 500 }),
    below_reward_minimum: async ({ server }) =>
      saver(await persona(server, 'returningCustomer')).loyalty({ pointsAmount: 499 }),
    not_enough_points: async ({ server }) =>
      saver(await persona(server, 'returningCustomer')).loyalty({ pointsAmount: 90_000 }),
  },
  removePurchaseOrderNumber: { not_found: ({ ana }) => saver(ana).noNumber('PO-OF-NOBODY') },
  setBillingType: {
    not_available: ({ anas }) => anas.payBy('invoice'),
    async 597({ ana, anas }) {
      await anas.put(named.saleMilk, 5)
      await saver(ana).code(promoCodes.ipay88Boost.code)
      await saver(ana).payBy('ipay88', { paymentId: String(Ipay88Code.FPX) })
    },
    async 598(scene) {
      await pickUpMilk(scene)
      await saver(scene.ana).code(promoCodes.ipay88Boost.code)
      await saver(scene.ana).payBy('ipay88', { paymentId: String(Ipay88Code.BOOST) })
    },
  },
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
      await server.store.write((state) => {
        state.slots[`kl-express:${selection.deliveryInfo.deliveryTimeId}`] = 99
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
    async over_credit_limit({ server }) {
      const chong = await persona(server, 'invoiceCustomer')
      const cartId = await buyer(chong).readyToOrder()
      await saver(chong).payBy('invoice')
      await arrange(server, ({ organizations }) => {
        const { account } = organizations[organizationIdOf('restaurant')] ?? {}
        if (account) account.invoice.creditLimit = account.invoice.currentOutstanding
      })
      await buyer(chong).place(cartId)
    },
    async 598({ server }) {
      const wei = await persona(server, 'returningCustomer')
      const cartId = await buyer(wei).readyToOrder()
      await saver(wei).payBy('ipay88', { paymentId: String(Ipay88Code.BOOST) })
      await saver(wei).code(promoCodes.ipay88Boost.code)
      // Points and credits cover what the code leaves: 2 × 7.90 + 2 × 8.90 - 1.50 + 8.00 - 10.00 = 30.10.
      await saver(wei).points(1_850)
      await saver(wei).credits(true)
      await buyer(wei).place(cartId)
    },
    not_found: ({ ana }) =>
      ana.ask('POST', '/api/checkout', { cartId: 'any', idempotencyKey: 'never-used', onlyIfPlaced: true }),
  },
  payment: { not_found: ({ ana }) => ana.ask('GET', '/api/payments/payment-of-nobody') },
  answerPayment: {
    not_found: ({ anas }) => anas.answerPayment('payment-of-nobody', 'approve'),
    async 566({ anas }) {
      const cartId = await anas.readyToOrder()
      await anas.card({ ...goodCard, cardNumber: testCards.asksBank })
      const { payment } = (await anas.startPayment(cartId)).body.data
      await anas.answerPayment(payment?._id, 'approve', '000000')
    },
  },
}
