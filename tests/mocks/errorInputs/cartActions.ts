import { coupons } from '../../../fixtures/coupons.ts'
import { named } from '../../../fixtures/named.ts'
import { promoCodes } from '../../../fixtures/promoCodes.ts'
import type { cartActionCalls } from '../../../src/contract/calls/cartActions.ts'
import { FulfillmentMethod, Ipay88Code } from '../../../src/contract/enumerations.ts'
import { persona } from '../persona.ts'
import { saver } from '../saver.ts'
import type { ErrorInputs, Scene } from './errorInput.ts'

const boost = { paymentId: String(Ipay88Code.BOOST) }
const fpx = { paymentId: String(Ipay88Code.FPX) }

/** Milk for RM 7.90, picked up in store: a code over RM 10 leaves nothing to pay. */
export async function pickUpMilk({ ana }: Scene): Promise<void> {
  const milk = await ana.variantOf(named.saleMilk)
  const fulfillmentMethod = FulfillmentMethod.IN_STORE_PICKUP
  await ana.change({ variant: milk._id, warehouse: 'kl-pickup', fulfillmentMethod, quantity: 1 })
}

const codes = (scene: Scene) => saver(scene.ana)

export const cartActionErrorInputs: ErrorInputs<typeof cartActionCalls> = {
  addOrder: {
    order_id_missing: ({ ana }) => ana.ask('POST', '/api/carts/add-order', { orderId: 'last' }),
    not_found: ({ ana }) => ana.ask('POST', '/api/carts/add-order', { orderId: '26112100001' }),
  },
  addList: {
    not_found: async ({ server }) =>
      (await persona(server, 'returningCustomer')).ask('POST', '/api/carts/add-list', { listId: '99999999' }),
  },
  addPromoCode: {
    not_found: ({ ana }) =>
      ana.ask('POST', '/api/cart/promo-code', { cartId: 'cart-of-nobody', code: promoCodes.amount.code }),
    async 597(scene) {
      await scene.anas.put(named.saleMilk, 5)
      await codes(scene).payBy('ipay88', fpx)
      await codes(scene).code(promoCodes.ipay88Boost.code)
    },
    async 598(scene) {
      await pickUpMilk(scene)
      await codes(scene).payBy('ipay88', boost)
      await codes(scene).code(promoCodes.ipay88Boost.code)
    },
  },
  removePromoCode: { not_found: (scene) => codes(scene).takeBack(promoCodes.amount.code) },
  addPromoCodes: {
    not_found: ({ ana }) =>
      ana.ask('POST', '/api/cart/promo-codes', { cartId: 'cart-of-nobody', promoCodes: ['JIMAT5'] }),
    async 597(scene) {
      await scene.anas.put(named.saleMilk, 5)
      await codes(scene).payBy('payment on fulfillment')
      await codes(scene).codes([promoCodes.ipay88Boost.code])
    },
    async 598(scene) {
      await pickUpMilk(scene)
      await codes(scene).payBy('ipay88', boost)
      await codes(scene).codes([promoCodes.ipay88Boost.code])
    },
  },
  applyRewards: {
    not_found: async ({ server }) =>
      (await persona(server, 'returningCustomer')).ask('POST', '/api/cart/cart-of-nobody/rewards', {
        pointsAmount: 500,
      }),
    below_reward_minimum: async ({ server }) => saver(await persona(server, 'returningCustomer')).points(499),
    not_enough_points: async ({ server }) => saver(await persona(server, 'returningCustomer')).points(90_000),
  },
  clipCoupon: {
    not_found: async ({ server }) =>
      saver(await persona(server, 'returningCustomer')).clip('coupon-of-nobody'),
    not_available: async ({ server }) =>
      saver(await persona(server, 'returningCustomer')).clip(coupons.redeemed.id),
  },
}
