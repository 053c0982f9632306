import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openModal } from '../../../src/stores/overlays/modals.ts'
import { arrive, callsOf, dialog, noDialog, withStartup } from './openWithStartup.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
withStartup()

describe('where the shopper is', () => {
  test('is asked when it has to be said, and the shop shows what reaches them there', async () => {
    const { shopper, address } = await arrive('/?askPlace')
    const asked = await dialog('Where should we deliver?')
    expect(address()).toBe('/')
    await shopper.type(await asked.findByRole('textbox', { name: /^Postcode/ }), '50450')
    expect(await asked.findByText('Kuala Lumpur')).toBeVisible()
    await shopper.click(asked.getByRole('button', { name: 'Deliver here' }))
    await noDialog()
    expect(await screen.findByText('Showing what we deliver to Kuala Lumpur')).toBeVisible()
  })

  test('must be said: neither Escape nor the ground around the dialog closes it, and a wrong code has its words', async () => {
    const { shopper } = await arrive('/?askPlace')
    const asked = await dialog('Where should we deliver?')
    const field = await asked.findByRole('textbox', { name: /^Postcode/ })
    expect(asked.queryByRole('button', { name: 'Close' })).toBeNull()
    await shopper.keyboard('{Escape}')
    expect(field).toBeVisible()
    await shopper.click(asked.getByRole('button', { name: 'Deliver here' }))
    expect(field).toHaveAccessibleDescription('Enter your postcode.')
    await shopper.type(field, '5045')
    await shopper.click(asked.getByRole('button', { name: 'Deliver here' }))
    expect(field).toHaveAccessibleDescription('Enter a 5-digit postcode.')
    expect(field).toHaveFocus()
  })

  test('a place the shop does not go to is told beside the field, and there is a way on', async () => {
    const { shopper } = await arrive('/?askPlace')
    const asked = await dialog('Where should we deliver?')
    const field = await asked.findByRole('textbox', { name: /^Postcode/ })
    await shopper.type(field, '49000')
    expect(await asked.findByText('Outside our delivery area')).toBeVisible()
    await shopper.click(asked.getByRole('button', { name: 'Deliver here' }))
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        /We don’t deliver to Bukit Fraser, Pahang yet\. Try another postcode/,
      ),
    )
    expect(field).toHaveValue('49000')
    await shopper.click(asked.getByRole('button', { name: /^Browse .* for now$/ }))
    await noDialog()
  })

  test('is not asked again of who has said it', async () => {
    await shop.server.arrange((shopper) => {
      shopper.isLocationCaptured = true
    })
    await arrive('/?askPlace')
    await waitFor(() => expect(callsOf(shop.server)).toContain('interstitials'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('can be changed by who presses the place in the bar, and this one may be closed', async () => {
    const { shopper } = await openShop('/')
    await shopper.click(screen.getByRole('button', { name: /^Delivering to .* Change$/ }))
    const asked = await dialog('Where should we deliver?')
    await shopper.click(asked.getByRole('button', { name: 'Close' }))
    await noDialog()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a locked question lies over the page before as well: the way back leaves, the question stays', async () => {
    const { router, address } = await openShop('/')
    await act(() => router.navigate('/products/search/milk?askPlace'))
    await screen.findByRole('heading', { level: 1, name: /milk/ })
    act(() => openModal({ kind: 'location', isLocked: true }))
    await dialog('Where should we deliver?')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(address()).toBe('/'))
    expect(screen.getByRole('dialog', { name: 'Where should we deliver?' })).toBeVisible()
  })
})
