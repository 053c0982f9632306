import type { orderCalls } from '../../../src/contract/calls/orders.ts'
import { shopper } from '../shopper.ts'
import type { Provocations } from './provocation.ts'

export const ordersProvocations: Provocations<typeof orderCalls> = {
  readOrder: {
    order_id_missing: ({ ana }) => ana.ask('GET', '/api/order/undefined'),
    async not_found({ server, ana, anas }) {
      const { order } = (await anas.place(await anas.readyToOrder())).body.data
      await ana.ask('GET', `/api/order/${order.gid}`)
      await shopper(server, 'someone else').ask('GET', `/api/order/${order.gid}`)
    },
  },
}
