import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() => import('../../../src/app/MuiTheme.tsx'))

const orders = () => within(screen.getByRole('list', { name: 'Your orders' })).queryAllByRole('listitem')
const filter = () => within(screen.getByRole('navigation', { name: 'Filter by member' }))

describe('the order history of an owner', () => {
  test('has the orders of all members with their names, and a filter', async () => {
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
    expect(await screen.findByText('Jason Wong hasn’t ordered for your business yet.')).toBeVisible()
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

  test('prints the invoice of a member’s order with the company of the member', async () => {
    await shop.server.controls.become('business-owner')
    const printed = async (member: string) => {
      const { shopper, leave } = await openShop(`/account/order-history?member=account-${member}`)
      await shopper.click(within(orders()[0] as HTMLElement).getByRole('link'))
      await shopper.click(await screen.findByRole('button', { name: /^(Invoice|Receipt)$/ }))
      const sheet = await screen.findByRole('dialog', { name: /^(Invoice|Receipt)$/ })
      await within(sheet).findByText('Invoice to')
      const text = sheet.textContent
      leave()
      return text
    }
    await shop.server.arrange((_shopper, { accounts }) => {
      const siti = accounts['account-businessAdmin']
      if (siti)
        siti.vatInformation = {
          addressLine1: '2 Jalan Riong',
          city: 'Kuala Lumpur',
          companyName: 'Makmur Bakeri Sdn Bhd',
          email: 'bakeri@kopitiam-makmur.example',
          firstName: 'Siti Aminah',
          lastName: 'Yusof',
          taxCode: 'C2100000071',
        }
    })
    expect(await printed('businessAdmin')).toMatch(/Makmur Bakeri Sdn Bhd.*C2100000071/)
    // Kavitha has saved none, and Hafiz's own is on his orders only.
    expect(await printed('businessMember')).not.toContain('C21')
    expect(await printed('businessOwner')).toMatch(/Kopitiam Makmur Sdn Bhd.*C2100000070/)
  })

  test('names the member who cancelled', async () => {
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
