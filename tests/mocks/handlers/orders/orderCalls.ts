import type { Order } from '../../../../src/contract/entities/order.ts'
import type { Buyer } from '../../buyer.ts'
import type { Shopper } from '../../shopper.ts'

export interface OrderAnswer {
  order: Order
  error?: string
  field?: string
}

/** 2 milk at 7.90 and 2 eggs at 8.90 are 33.60, and 8.00 shipping. */
export const orderOf = async (who: Buyer): Promise<Order> =>
  (await who.place(await who.readyToOrder())).body.data.order

export const readOrder = async (who: Shopper, gid: string): Promise<Order> =>
  (await who.ask<OrderAnswer>('GET', `/api/order/${gid}`)).body.order

export const cancelOrder = (
  who: Shopper,
  id: string,
  more: object = { cancellationReason: 'changed_mind' },
) => who.ask<OrderAnswer>('POST', '/api/cancel-order', { id, ...more })
