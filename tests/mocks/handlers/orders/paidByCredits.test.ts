import { expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { accountIdOf } from '../../../../fixtures/people.ts'
import { cents } from '../../../../src/contract/entities/money.ts'
import { buyer } from '../../buyer.ts'
import { arrange, persona } from '../../persona.ts'
import { pricingFaults } from '../../properties/invariants.ts'
import { saver } from '../../saver.ts'
import type { OrderAnswer } from './orderCalls.ts'
import { test } from '../../../setup/serverTest.ts'

test('shipping paid by credits is not paid twice', async ({ server }) => {
  const nurul = await persona(server, 'firstOrderCustomer')
  const buys = buyer(nurul)
  const cartId = await buys.readyToOrder()
  await buys.put(named.omegaEggs, 0)
  // 10 × 7.90 and 8.00 shipping are 87.00; credits pay all but 10 sen.
  await buys.put(named.saleMilk, 10)
  await arrange(server, ({ accounts }) => {
    const account = accounts[accountIdOf('firstOrderCustomer')]
    if (account) account.credits = cents(8_690)
  })
  await saver(nurul).credits(true)
  const { gid, pricingInfo } = (await buys.place(cartId)).body.data.order
  expect(pricingInfo).toMatchObject({ creditDeduction: 8_690, totalPrice: 10 })
  // Spinach at 5.50 makes 84.50, which ships free: 0.10 and 5.50 less 8.00 would be negative.
  const more = { postOrderAttachVariants: [{ variantId: `variant-${named.spinach}`, quantity: 1 }] }
  const { order } = (await nurul.ask<OrderAnswer>('POST', `/api/post-order-attach/${gid}`, more)).body
  expect(order.pricingInfo).toMatchObject({ shippingPrice: 800, creditDeduction: 8_690, totalPrice: 560 })
  expect(pricingFaults(order.pricingInfo)).toEqual([])
})
