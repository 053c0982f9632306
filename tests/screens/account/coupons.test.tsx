import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

const region = (name: string) => within(screen.getByRole('region', { name }))

describe('the coupons of the account', () => {
  test('are grouped by what can be done with them, with dates and terms', async () => {
    await shop.server.controls.become('returning')
    await openShop('/account/coupons')
    // Clipped: the milk and the rice; the cookies' coupon was clipped as well and has ended.
    expect(region('Clipped').getByText('RM 1.50 off Ladang milk')).toBeVisible()
    expect(region('Clipped').getByText('On purchases from RM 50.00')).toBeVisible()
    expect(region('Clipped').getAllByText('Clipped: applied at checkout')).toHaveLength(2)
    expect(region('Used').getByText('RM 2 off eggs')).toBeVisible()
    expect(region('Expired').getByText('RM 1 off cookies')).toBeVisible()
    expect(region('Coming soon').getByText('10% off sambal')).toBeVisible()
    expect(region('Coming soon').queryByRole('button')).toBeNull()
    expect(await axeFaults()).toEqual([])
  })

  test('one that is clipped moves to the clipped ones', async () => {
    await shop.server.controls.become('returning')
    const { shopper } = await openShop('/account/coupons')
    await shopper.click(screen.getByRole('button', { name: 'Clip coupon: 20% off Kopi Warisan' }))
    await waitFor(() => expect(region('Clipped').getByText('20% off Kopi Warisan')).toBeVisible())
    expect(screen.queryByRole('button', { name: 'Clip coupon: 20% off Kopi Warisan' })).toBeNull()
    // The pressed button is gone: the focus follows the coupon.
    const row = region('Clipped').getByText('20% off Kopi Warisan').closest('li')
    await waitFor(() => expect(row).toHaveFocus())
  })
})
