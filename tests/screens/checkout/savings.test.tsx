import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { accountIdOf } from '../../../fixtures/people.ts'
import { promoCodes } from '../../../fixtures/promoCodes.ts'
import { BillingType } from '../../../src/contract/enumerations.ts'
import { buyer } from '../../mocks/buyer.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { loginDialog } from '../logInAs.ts'
import { openShop } from '../openShop.tsx'
import { place } from './checkoutSteps.ts'
import { opener, part, row, usePoints, withSavings } from './withSavings.ts'

const { shop, openAs, changeAccount } = withSavings()

/** Opens the checkout with every step complete: only placing the order is left. */
async function openComplete() {
  await shop.server.controls.become('returning')
  const buys = buyer(await fillCart(shop.server, milkAboveMinimum))
  await buys.address()
  await buys.telephone()
  const { deliveryTimes } = await buys.checkout()
  await buys.deliver({ deliveryTimeId: deliveryTimes.find(({ isAvailable }) => isAvailable)?._id })
  await buys.payBy(BillingType.PAYMENT_ON_FULFILLMENT)
  return await openShop('/checkout')
}

describe('credit', () => {
  test('is switched on, and off again', async () => {
    const { shopper } = await openAs('returning')
    const credit = part('Credit').getByRole('switch', { name: 'Credit' })
    expect(credit).not.toBeChecked()
    await shopper.click(credit)
    expect(await part('Credit').findByText('RM 15.00 off')).toBeVisible()
    expect(credit).toBeChecked()
    // 47.40 - 1.50 coupon + 8.00 - 15.00
    await waitFor(() => expect(row('Total')).toHaveTextContent('RM 38.90'))
    await shopper.click(credit)
    await waitFor(() => expect(row('Total')).toHaveTextContent('RM 53.90'))
    expect(credit).not.toBeChecked()
  })

  test('is used only up to what the order needs', async () => {
    await shop.server.controls.become('returning')
    await fillCart(shop.server, milkAboveMinimum)
    await changeAccount('returningCustomer', { credits: 6_000 })
    const { shopper } = await openShop('/checkout')
    await shopper.click(part('Credit').getByRole('switch'))
    expect(await part('Credit').findByText('RM 53.90 off, RM 6.10 left for next time')).toBeVisible()
    expect(row('Total')).toHaveTextContent('RM 0.00')
  })

  test.each([
    ['member-active', 'You have no credit right now.'],
    ['invoice', 'Not available for your business account.'],
  ] as const)('%s: why it cannot be used', async (persona, reason) => {
    await openAs(persona)
    expect(part('Credit').getByRole('switch')).toBeDisabled()
    expect(part('Credit').getByRole('switch')).toHaveAccessibleDescription(expect.stringContaining(reason))
  })

  test('is shown in the cart as well', async () => {
    const { shopper, router } = await openAs('returning')
    await shopper.click(part('Credit').getByRole('switch'))
    await part('Credit').findByText('RM 15.00 off')
    await router.navigate('/cart')
    const summary = await screen.findByRole('complementary', { name: 'Summary' })
    await waitFor(() => expect(within(summary).getByText('RM 38.90')).toBeVisible())
  })
})

test('a guest is asked to log in for points and credit, and sees neither', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openShop('/checkout')
  expect(screen.queryByRole('region', { name: 'Reward points' })).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Purchase order number' })).toBeNull()
  await shopper.click(screen.getByRole('button', { name: 'Log in to use points and credit' }))
  expect((await loginDialog()).getByRole('button', { name: 'Log in' })).toBeVisible()
})

describe('no order is placed while its price is changing', () => {
  test('by points', async () => {
    const { shopper } = await openComplete()
    expect(place()).toBeEnabled()
    const { holding } = shop.server.controls
    await shopper.click(opener('Reward points'))
    holding.hold(true)
    await usePoints(shopper, '500')
    await waitFor(() => expect(place()).toBeDisabled())
    holding.hold(false)
    await waitFor(() => expect(place()).toBeEnabled())
    expect(part('Reward points').getByText('500 points')).toBeVisible()
  })

  test('by a code that is entered, or removed', async () => {
    const { shopper } = await openComplete()
    const { holding } = shop.server.controls
    await shopper.click(screen.getByRole('button', { name: 'Promo codes' }))
    const field = await screen.findByRole('textbox', { name: 'Promo code' })
    holding.hold(true)
    await shopper.type(field, `${promoCodes.amount.code}{Enter}`)
    await waitFor(() => expect(place()).toBeDisabled())
    holding.hold(false)
    await waitFor(() => expect(place()).toBeEnabled())
    holding.hold(true)
    await shopper.click(await screen.findByRole('button', { name: 'Remove JIMAT5' }))
    await waitFor(() => expect(place()).toBeDisabled())
    holding.hold(false)
    await waitFor(() => expect(place()).toBeEnabled())
  })
})

test('points, credit, a code and free delivery in one order', async () => {
  await shop.server.controls.become('returning')
  // Eleven milks for RM 86.90: delivery is free from RM 80.
  const visitor = await fillCart(shop.server, { saleMilk: 11 })
  const buys = buyer(visitor)
  await buys.address()
  await buys.telephone()
  const { deliveryTimes } = await buys.checkout()
  const slot = deliveryTimes.find(({ isAvailable, price }) => isAvailable && price === 0)
  await buys.deliver({ deliveryTimeId: slot?._id })
  await buys.payBy(BillingType.PAYMENT_ON_FULFILLMENT)
  const { shopper } = await openShop('/checkout')
  await shopper.click(screen.getByRole('button', { name: 'Promo codes' }))
  await shopper.type(
    await screen.findByRole('textbox', { name: 'Promo code' }),
    `${promoCodes.amount.code}{Enter}`,
  )
  await screen.findByText('JIMAT5 applied: RM 5.00 off')
  await shopper.click(opener('Reward points'))
  await usePoints(shopper, '500')
  await part('Reward points').findByText('500 points')
  await shopper.click(part('Credit').getByRole('switch'))
  await part('Credit').findByText('RM 15.00 off')
  // 86.90 - 1.50 coupon - 5.00 code + 0.00 delivery - 5.00 points - 15.00 credit
  await waitFor(() => expect(row('Total')).toHaveTextContent('RM 60.40'))
  await shopper.click(place())
  await screen.findByRole('heading', { level: 1, name: /^Thank you/ })
  expect(screen.getByRole('region', { name: 'Your items' })).toHaveTextContent('RM 60.40')
  const account = (await shop.server.store.read()).accounts[accountIdOf('returningCustomer')]
  expect(account?.rewardPoints).toBe(1_350)
  expect(account?.credits).toBe(0)
  const placed = account?.shopper.orders.at(-1)
  expect(placed?.pricingInfo).toMatchObject({
    variantsSubtotalPrice: 8_690,
    promoDiscount: 500,
    shippingPrice: 0,
    rewardDeduction: 500,
    creditDeduction: 1_500,
    totalPrice: 6_040,
  })
  expect(placed?.promoCodes).toEqual(['JIMAT5'])
})
