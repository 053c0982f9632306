import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() => import('../../../src/app/MuiTheme.tsx'))
afterEach(() => sessionStorage.clear())

/** The office's newest order: tea, two of coffee, six of crackers and three of tissue. */
async function openNewestOrder() {
  await shop.server.controls.become('office-manager')
  const opened = await openShop('/account/order-history')
  const [newest] = within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('link')
  await opened.shopper.click(newest as HTMLElement)
  const save = await screen.findByRole('button', { name: 'Save as list' })
  return { ...opened, save }
}

describe('an order as a list', () => {
  test('has the items and quantities of the order, to order them again', async () => {
    const { shopper, save } = await openNewestOrder()
    await shopper.click(save)
    await shopper.click(await screen.findByRole('link', { name: 'Open the list' }))
    // 23.90, or 19.40 on sale, + 2 × 22.50 + 6 × 9.90 + 3 × 25.50, or 20.90 on sale
    expect(await screen.findByRole('button', { name: 'Add all to cart · RM 186.50' })).toBeVisible()
    // The page of the order has a title of the same words: this one is read after the list is there.
    expect(screen.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  test('whose items could not be saved is completed by the next press', async () => {
    const { shopper, save } = await openNewestOrder()
    shop.server.controls.arm('replaceList:network')
    await shopper.click(save)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/try again/))
    await shopper.click(save)
    await shopper.click(await screen.findByRole('link', { name: 'Open the list' }))
    expect(await screen.findByRole('button', { name: 'Add all to cart · RM 186.50' })).toBeVisible()
  })

  test('is not saved a second time under the same name', async () => {
    const { shopper, save, leave } = await openNewestOrder()
    await shopper.click(save)
    await screen.findByRole('link', { name: 'Open the list' })
    leave()
    const again = await openShop('/account/order-history')
    const [newest] = within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('link')
    await again.shopper.click(newest as HTMLElement)
    await again.shopper.click(await screen.findByRole('button', { name: 'Save as list' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/already/))
  })
})
