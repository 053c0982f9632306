import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { promoCodes } from '../../../fixtures/promoCodes.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { becomeCustomer } from '../../mocks/customer.ts'
import { saver } from '../../mocks/saver.ts'
import { shopper } from '../../mocks/shopper.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }))
/** The value beside a row's name. */
const row = (name: string) => summary().getByText(name, { selector: 'dt' }).parentElement

test('the cart shows the deduction of a promo code at once, also after a change', async () => {
  const guest = await fillCart(shop.server, milkAboveMinimum)
  await saver(guest).code(promoCodes.percent.code)
  const { shopper: ana } = await openShop('/cart')
  // 47.40 - 4.74 + 8.00
  expect(row('Promo codes')).toHaveTextContent('−RM 4.74')
  expect(summary().getByText('RM 50.66')).toBeVisible()
  const milk = within(screen.getByRole('group', { name: 'Quantity of Ladang Fresh Milk Full Cream' }))
  const { holding } = shop.server.controls
  holding.hold(true)
  await ana.click(milk.getByRole('button', { name: /one more$/ }))
  // 55.30 - 5.53 + 8.00
  expect(row('Promo codes')).toHaveTextContent('−RM 5.53')
  expect(summary().getByText('RM 57.77')).toBeVisible()
  holding.hold(false)
})

test('the totals name promotions, the delivery surcharge, points and credits', async () => {
  shop.server.config = { ...shop.server.config, deliverySurcharge: cents(200) }
  const id = await becomeCustomer(shop.server)
  await shop.server.store.write(({ accounts }) => {
    const account = accounts[id]
    if (!account) throw new Error('Ana should have no account.')
    account.rewardPoints = 500
    account.credits = cents(300)
  })
  const ana = shopper(shop.server)
  await ana.sync()
  const tea = await ana.variantOf(named.twoForTwentyTwoTea)
  await ana.change({
    variant: tea._id,
    warehouse: 'kl-express',
    fulfillmentMethod: tea.fulfillmentMethodType,
    quantity: 4,
  })
  await saver(ana).points(500)
  await saver(ana).credits(true)
  await openShop('/cart')
  expect(row('2 for RM 22')).toHaveTextContent('−RM 7.60')
  expect(row('Delivery surcharge')).toHaveTextContent('RM 2.00')
  expect(row('Rewards')).toHaveTextContent('−RM 5.00')
  expect(row('Credit')).toHaveTextContent('−RM 3.00')
  // 51.60 - 7.60 + 8.00 + 2.00 - 5.00 - 3.00
  expect(summary().getByText('RM 46.00')).toBeVisible()
})
