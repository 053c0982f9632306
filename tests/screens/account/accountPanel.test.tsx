import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

describe('the account panel', () => {
  const openPanel = async (persona: Parameters<typeof shop.server.controls.become>[0]) => {
    await shop.server.controls.become(persona)
    const opened = await openShop('/')
    await opened.shopper.click(screen.getAllByRole('button', { name: 'Account' })[0] as HTMLElement)
    return { ...opened, panel: within(await screen.findByRole('dialog', { name: 'Account' })) }
  }

  test('has points, credit and the newest order at hand, and the links of the account', async () => {
    const { panel, shopper, address } = await openPanel('returning')
    expect(await panel.findByText('1,850 points · RM 15.00 credit')).toBeVisible()
    expect(panel.getByRole('link', { name: /^Order \d+:/ })).toBeVisible()
    expect(panel.getByRole('link', { name: 'Your orders' })).toHaveAttribute('href', '/account/order-history')
    expect(panel.getByRole('link', { name: 'Payment methods' })).toHaveAttribute('href', '/account/billing')
    await shopper.click(panel.getByRole('link', { name: 'Buy again' }))
    await waitFor(() => expect(address()).toBe('/account/reorder'))
  })

  test('logs out', async () => {
    const { panel, shopper } = await openPanel('returning')
    await shopper.click(panel.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByText('You’re logged out. See you soon!')).toBeVisible()
  })

  test('has no links of an account for a guest', async () => {
    const { panel } = await openPanel('guest')
    expect(panel.queryByRole('link', { name: 'Your orders' })).toBeNull()
    expect(panel.queryByRole('button', { name: 'Log out' })).toBeNull()
  })
})
