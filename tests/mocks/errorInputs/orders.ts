import { named } from '../../../fixtures/named.ts'
import type { orderCalls } from '../../../src/contract/calls/orders.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { accountNow, arrange, persona } from '../persona.ts'
import { buyer } from '../buyer.ts'
import { type Shopper, shopper } from '../shopper.ts'
import type { ErrorInputs, SendInput, Scene } from './errorInput.ts'

/** Ana's express order, with cash on delivery. */
const ordered = async ({ anas }: Pick<Scene, 'anas'>): Promise<string> =>
  (await anas.place(await anas.readyToOrder())).body.data.order.gid

/** Ana's standard order, which samples can be added to. */
async function orderedByCarrier({ ana, anas }: Pick<Scene, 'ana' | 'anas'>): Promise<string> {
  const cart = await ana.sync()
  await anas.put(named.standardOnlyRice, 2)
  await anas.address()
  await anas.telephone()
  await anas.instruct('')
  await anas.payBy('payment on fulfillment')
  return (await anas.place(cart._id)).body.data.order.gid
}

/** Its slot is at most one day later. */
const untilDelivered = ({ server }: Scene) => server.clock.advance(48 * 3_600_000)

type Send = (who: Shopper, gid: string, variants: object[]) => Promise<unknown>

const more = (gid: string, quantity = 1) => ({ variantId: `variant-${gid}`, quantity })

/** Both calls that add items to an order have the same refusals. */
function attaching(send: Send): Partial<Record<string, SendInput>> {
  const adding = (variant: object): SendInput => {
    return async (scene) => send(scene.ana, await ordered(scene), [variant])
  }
  return {
    not_enough_data: async (scene) => send(scene.ana, await ordered(scene), []),
    not_found: ({ ana }) => send(ana, '26112199999', [more(named.saleMilk)]),
    async too_late(scene) {
      const gid = await ordered(scene)
      untilDelivered(scene)
      await send(scene.ana, gid, [more(named.saleMilk)])
    },
    not_available: adding(more(named.standardOnlyRice)),
    not_enough_stock: adding(more(named.outOfStockSardines)),
    over_maximum: adding(more(named.maximumTwoEggs, 3)),
    sample_limit: async (scene) =>
      send(scene.ana, await orderedByCarrier(scene), [more(named.sampleShampoo, 2)]),
    age_gate: adding(more(named.ageGatedBeer)),
    async over_credit_limit({ server }) {
      const chong = await persona(server, 'invoiceCustomer')
      const buying = buyer(chong)
      const cartId = await buying.readyToOrder()
      await buying.payBy('invoice')
      const { order } = (await buying.place(cartId)).body.data
      const { business } = await accountNow(server, 'invoiceCustomer')
      await arrange(server, ({ organizations }) => {
        const { invoice } = organizations[business?.organizationId ?? '']?.account ?? {}
        if (invoice) invoice.creditLimit = cents(invoice.currentOutstanding)
      })
      await send(chong, order.gid, [more(named.saleMilk)])
    },
  }
}

export const ordersErrorInputs: ErrorInputs<typeof orderCalls> = {
  readOrder: {
    order_id_missing: ({ ana }) => ana.ask('GET', '/api/order/undefined'),
    async not_found(scene) {
      const gid = await ordered(scene)
      const other = shopper(scene.server, 'someone else')
      await other.ask('GET', `/api/order/${gid}`)
    },
  },
  findOrder: {
    not_found: ({ ana }) =>
      ana.ask('POST', '/api/order/find', { number: '26112199999', email: 'ana@rumah.example' }),
  },
  updateExpressItem: {
    async not_found(scene) {
      const orderId = await ordered(scene)
      await scene.ana.ask('POST', '/api/order-details/update-express-item', {
        orderId,
        variantId: `variant-${named.spinach}`,
        pickingNotes: 'Young leaves',
      })
    },
    async too_late(scene) {
      const orderId = await ordered(scene)
      untilDelivered(scene)
      await scene.ana.ask('POST', '/api/order-details/update-express-item', {
        orderId,
        variantId: `variant-${named.saleMilk}`,
        pickingNotes: 'The coldest, please',
      })
    },
  },
  previewAttach: attaching((who, gid, postOrderAttachVariants) =>
    who.ask('POST', `/api/post-order-attach-preview/${gid}`, { postOrderAttachVariants }),
  ),
  attachToOrder: {
    ...attaching((who, gid, postOrderAttachVariants) =>
      who.ask('PUT', `/api/post-order-attach/${gid}`, { postOrderAttachVariants }),
    ),
    async cart_changed(scene) {
      const gid = await ordered(scene)
      const postOrderAttachVariants = [more(named.saleMilk)]
      await scene.ana.ask('PUT', `/api/post-order-attach/${gid}`, { postOrderAttachVariants, addedPrice: 1 })
    },
  },
  orderHistory: {
    async not_found({ server }) {
      const returning = await persona(server, 'returningCustomer')
      await returning.ask('GET', '/api/order-history?before=1')
    },
    async forbidden({ server }) {
      const kavitha = await persona(server, 'businessMember')
      await kavitha.ask('GET', '/api/order-history?member=account-businessOwner')
    },
  },
  reorderPage: {
    async not_found({ server }) {
      const returning = await persona(server, 'returningCustomer')
      await returning.ask('GET', '/api/account/reorder/pages/two')
    },
  },
  cancelOrder: {
    not_found: ({ ana }) =>
      ana.ask('POST', '/api/cancel-order', { id: '26112199999', cancellationReason: 'changed_mind' }),
    async too_late(scene) {
      const id = await ordered(scene)
      untilDelivered(scene)
      await scene.ana.ask('POST', '/api/cancel-order', { id, cancellationReason: 'changed_mind' })
    },
  },
}
