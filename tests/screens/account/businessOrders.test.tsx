import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() => import('../../../src/app/MuiTheme.tsx'), 120_000)

const orders = () => within(screen.getByRole('list', { name: 'Your orders' })).queryAllByRole('listitem')
const filter = () => within(screen.getByRole('navigation', { name: 'Filter by member' }))

describe('the order history of an owner', () => {
  test('has the orders of all members with who ordered, and a filter', async () => {
    await shop.server.controls.become('business-owner')
    const { shopper, address } = await openShop('/account/order-history')
    // Three of Hafiz, one of Siti, one of Kavitha.
    expect(orders()).toHaveLength(5)
    expect(orders()[3]).toHaveTextContent('Ordered by Kavitha Raman')
    expect(filter().getByRole('link', { name: 'Everyone' })).toHaveAttribute('aria-current', 'page')
    expect(filter().getAllByRole('link')).toHaveLength(6)
    expect(await axeFaults()).toEqual([])
    await shopper.click(filter().getByRole('link', { name: 'Kavitha Raman' }))
    await waitFor(() => expect(orders()).toHaveLength(1))
    expect(address()).toBe('/account/order-history?member=account-businessMember')
    await shopper.click(filter().getByRole('link', { name: 'Jason Wong' }))
    expect(await screen.findByText('No orders for your business yet.')).toBeVisible()
    await shopper.click(filter().getByRole('link', { name: 'Everyone' }))
    await waitFor(() => expect(orders()).toHaveLength(5))
  })

  test('opens the order of a member, which only its buyer can cancel', async () => {
    await shop.server.controls.become('business-owner')
    const { shopper } = await openShop('/account/order-history?member=account-businessAdmin')
    await shopper.click(within(orders()[0] as HTMLElement).getByRole('link'))
    expect(await screen.findByRole('button', { name: 'Reorder all items' })).toBeVisible()
    expect(screen.getByText('Ordered by Siti Aminah Yusof')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  test('names who has cancelled', async () => {
    await shop.server.controls.become('business-owner')
    await shop.server.arrange((_shopper, { accounts, openedAt }) => {
      const order = accounts['account-businessMember']?.shopper.orders.at(-1)
      if (order) order.cancellation = { at: openedAt - 17 * 24 * 60 * 60_000 + 60_000, reason: 'mistake' }
    })
    const { shopper } = await openShop('/account/order-history?member=account-businessMember')
    await shopper.click(within(orders()[0] as HTMLElement).getByRole('link'))
    expect(await screen.findByText(/^Kavitha Raman cancelled this order on 04\/11\/2026$/)).toBeVisible()
  })
})

test('a member has the own orders only, without a filter', async () => {
  await shop.server.controls.become('business-member')
  await openShop('/account/order-history')
  expect(orders()).toHaveLength(1)
  expect(orders()[0]).not.toHaveTextContent('Ordered by')
  expect(screen.queryByRole('navigation', { name: 'Filter by member' })).toBeNull()
})
