import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults } from '../axeFaults.ts'
import { fillCart } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/pages/account/accountFormPages.ts'),
    import('../../../src/pages/account/orders/print/PrintPreview.tsx'),
  ]),
)
afterEach(() => sessionStorage.clear())

const main = () => within(screen.getByRole('main'))

/** The amount beside a label in a breakdown. */
const amountOf = (label: string, where = main()) =>
  where.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling?.textContent

describe('a tax-exempt business', () => {
  test('has its cart without tax', async () => {
    await shop.server.controls.become('canteen-owner')
    await openShop('/cart')
    // 3 × 37.90 + 4 × 6.90 = 141.30, with 8.00 of tax in it
    expect(amountOf('Subtotal')).toBe('RM 141.30')
    expect(amountOf('Tax exemption')).toBe('−RM 8.00')
    expect(main().getByText('RM 133.30')).toBeVisible()
    expect(main().queryByText(/tax included/i)).toBeNull()
    expect(await axeFaults()).toEqual([])
  })

  test('has its checkout without tax', async () => {
    await shop.server.controls.become('canteen-owner')
    await openShop('/checkout')
    expect(amountOf('Tax exemption')).toBe('−RM 8.00')
    expect(amountOf('Total')).toBe('RM 133.30')
    expect(main().queryByText(/tax included/i)).toBeNull()
  })

  test('has its order and invoice without tax', async () => {
    await shop.server.controls.become('canteen-owner')
    const { accounts } = await shop.server.store.read()
    const orders = Object.values(accounts).flatMap(({ shopper }) => shopper.orders)
    const gid = orders.find(({ purchaseOrderNumber: po }) => po === 'SKTM-2026-118')?.gid ?? ''
    const { shopper } = await openShop(`/account/order/${gid}`)
    // 514.60, with 29.13 of tax in it
    expect(amountOf('Tax exemption')).toBe('−RM 29.13')
    expect(amountOf('Total')).toBe('RM 485.47')
    await shopper.click(main().getByRole('button', { name: /invoice/i }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(amountOf('Tax exemption', sheet)).toBe('−RM 29.13')
    expect(sheet.queryByText('Tax included')).toBeNull()
    // It was picked up, and has no address with the name of the business.
    expect(sheet.getByText('Invoice to').parentElement).toHaveTextContent('Kantin Rahimah, SK Taman Melati')
  })

  test('reads it on its business page', async () => {
    await shop.server.controls.become('canteen-owner')
    await openShop('/account/organization')
    expect(main().getByText(/^Tax exempt/)).toBeVisible()
  })
})

test('a business that is not tax exempt pays the tax in its total', async () => {
  await shop.server.controls.become('business-owner')
  await fillCart(shop.server, { twoForTwentyTwoTea: 2 })
  await openShop('/cart')
  expect(main().getAllByText('Tax included')[0]).toBeVisible()
  expect(main().queryByText('Tax exemption')).toBeNull()
})
