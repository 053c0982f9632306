import { named } from '../../fixtures/named.ts'
import type { Order } from '../../src/contract/entities/order.ts'
import type { Buyer } from './buyer.ts'
import type { Shopper } from './shopper.ts'

/** An order of a voucher, which is delivered after ten minutes, and a parcel, which leaves after a day. */
export async function codeBesideParcel(who: Shopper, buys: Buyer): Promise<Order> {
  const { _id: cartId } = await who.sync()
  await buys.put(named.giftVoucher, 2)
  await buys.put(named.standardOnlyRice, 1)
  await buys.address()
  await buys.telephone()
  await buys.instruct('')
  await buys.card()
  await buys.payBy('credit card')
  return (await buys.place(cartId)).body.data.order
}
