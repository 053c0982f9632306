import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

test('a coupon that a customer clips says so, and takes the focus of the button that is gone', async () => {
  await shop.server.controls.become('member-active')
  const { shopper } = await openShop(`/product/${named.saleMilk}/milk`)
  const coupons = within(screen.getByRole('list', { name: 'Coupons' }))
  await shopper.click(coupons.getByRole('button', { name: 'Clip coupon: RM 1.50 off Ladang milk' }))
  expect(await coupons.findByText('Clipped: applied at checkout')).toHaveFocus()
})
