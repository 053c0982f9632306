import { coupons } from '../../../fixtures/coupons.ts'
import { named } from '../../../fixtures/named.ts'
import { promoCodes } from '../../../fixtures/promoCodes.ts'
import { buyer } from '../buyer.ts'
import { arrange, persona } from '../persona.ts'
import { saver } from '../saver.ts'
import type { Replies } from './replies.ts'

const ids = [`variant-${named.spinach}`, `variant-${named.saleMilk}`]

export const cartReplies: Replies = async ({ server }) => {
  const wei = await persona(server, 'returningCustomer')
  const buys = buyer(wei)
  const saves = saver(wei)
  const { order } = (await buys.place(await buys.readyToOrder())).body.data
  await arrange(server, ({ accounts }) => {
    accounts['account-returningCustomer']?.shopper.saved.lists.push({
      gid: '11111111',
      name: 'Weekly',
      lines: [{ variantId: `variant-${named.sambal}`, quantity: 2 }],
    })
  })
  await wei.ask('GET', `/api/carts/builder?ids=${ids.join(',')}`)
  await wei.ask('POST', '/api/carts/merge', {})
  await saves.add('add-order', { orderId: order.gid })
  await saves.add('add-variants-by-ids', { ids })
  await saves.add('add-list', { listId: '11111111' })
  await saves.code(promoCodes.percent.code)
  await saves.takeBack(promoCodes.percent.code)
  await saves.codes([promoCodes.amount.code, promoCodes.expired.code])
  await wei.ask('GET', '/api/cart/display-promo-codes')
  await saves.points(500)
  await saves.clip(coupons.percent.id)
}
