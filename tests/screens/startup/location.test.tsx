import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openStartupModal } from '../../../src/app/effects/startup/startupModal.ts'
import { loadDialogs } from '../../../src/app/effects/startup/startupDialogs.ts'
import { useNotices } from '../../../src/stores/notices/notices.ts'
import { openModal, useModals } from '../../../src/stores/overlays/modals.ts'
import { arrive, callsOf, dialog, noDialog, stops, withStartup } from './openWithStartup.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
withStartup()

const announced = () => document.querySelector('[data-announcer]')?.lastElementChild?.textContent

describe('the delivery location', () => {
  test('is asked for when the link needs it, and the shop then shows what is delivered there', async () => {
    const { shopper, address } = await arrive('/?askPlace')
    const asked = await dialog('Where should we deliver?')
    expect(address()).toBe('/')
    const field = await asked.findByRole('textbox', { name: /^Postcode/ })
    await shopper.type(field, '50450')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Kuala Lumpur'))
    await waitFor(() => expect(announced()).toBe('Kuala Lumpur'))
    await shopper.click(asked.getByRole('button', { name: 'Deliver here' }))
    await noDialog()
    expect(await screen.findByText('Showing what we deliver to Kuala Lumpur')).toBeVisible()
  })

  test('is required: neither Escape nor the backdrop closes the dialog, and a wrong postcode shows an error', async () => {
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

  test('outside the delivery area shows an error at the field, with a way to continue', async () => {
    const { shopper } = await arrive('/?askPlace')
    const asked = await dialog('Where should we deliver?')
    const field = await asked.findByRole('textbox', { name: /^Postcode/ })
    await shopper.type(field, '49000')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Outside our delivery area'))
    await waitFor(() => expect(announced()).toBe('Outside our delivery area'))
    await shopper.click(asked.getByRole('button', { name: 'Deliver here' }))
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        /We don’t deliver to Bukit Fraser, Pahang yet\. Try another postcode/,
      ),
    )
    expect(field).toHaveValue('49000')
    const { holding } = shop.server.controls
    const sent = () => holding.held().filter(({ path }) => path === '/api/location')
    holding.hold(true)
    const browse = asked.getByRole('button', { name: /^Browse .* for now$/ })
    await shopper.click(browse)
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(browse).toHaveAttribute('aria-busy', 'true')
    await shopper.click(browse)
    await shopper.click(asked.getByRole('button', { name: 'Deliver here' }))
    expect(sent()).toHaveLength(1)
    holding.hold(false)
    await noDialog()
  })

  test('that is unknown is named as such, also where it is sent before it was looked up', async () => {
    const { shopper } = await arrive('/?askPlace')
    const asked = await dialog('Where should we deliver?')
    const field = await asked.findByRole('textbox', { name: /^Postcode/ })
    const { holding } = shop.server.controls
    holding.hold(true)
    await shopper.type(field, '99999{Enter}')
    await waitFor(() => expect(holding.held().some(({ path }) => path === '/api/location')).toBe(true))
    const sent = holding.held().find(({ path }) => path === '/api/location')
    if (sent) holding.release(sent.number)
    await waitFor(() =>
      expect(holding.held().filter(({ path }) => path.includes('99999')).length).toBeGreaterThan(1),
    )
    holding.hold(false)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/99999/))
    expect(field).toHaveAccessibleDescription(/We don’t know the postcode 99999/)
  })

  test('is not asked for over a form that is being filled in, but after it', async () => {
    await shop.server.controls.become('no-password')
    const { shopper, router } = await openShop('/account/change-password?askPlace')
    await shopper.click(await screen.findByRole('button', { name: 'Change: Name' }))
    const field = await screen.findByRole('textbox', { name: /^First name/ })
    await shopper.clear(field)
    await shopper.type(field, 'Nur')
    act(() => {
      stops.push(openStartupModal(router))
    })
    await act(() => loadDialogs('StartupModals'))
    await shopper.type(field, ' Aisyah')
    // The next field of the form, and its button.
    await shopper.tab()
    await shopper.tab()
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
    expect(field).toHaveValue('Nur Aisyah')
    expect(screen.queryByRole('dialog')).toBeNull()
    await shopper.keyboard('{Enter}')
    await dialog('Where should we deliver?')
    expect(await screen.findByText('Nur Aisyah Menon')).toBeInTheDocument()
  })

  test('is not asked for again', async () => {
    await shop.server.arrange((shopper) => {
      shopper.isLocationCaptured = true
    })
    await arrive('/?askPlace')
    await waitFor(() => expect(callsOf(shop.server)).toContain('interstitials'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('can be changed from the bar, and that dialog can be closed', async () => {
    const { shopper } = await openShop('/')
    await shopper.click(screen.getByRole('button', { name: /^Delivering to .* Change$/ }))
    const asked = await dialog('Where should we deliver?')
    await shopper.click(asked.getByRole('button', { name: 'Close' }))
    await noDialog()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('keeps what is typed after it was opened again, when the first answer arrives', async () => {
    const { shopper } = await openShop('/')
    const change = () => screen.getByRole('button', { name: /^Delivering to .* Change$/ })
    await shopper.click(change())
    const asked = await dialog('Where should we deliver?')
    await shopper.type(await asked.findByRole('textbox', { name: /^Postcode/ }), '50450')
    shop.server.controls.holding.hold(true)
    await shopper.click(asked.getByRole('button', { name: 'Deliver here' }))
    await shopper.keyboard('{Escape}')
    await noDialog()
    await shopper.click(change())
    const again = await dialog('Where should we deliver?')
    const field = await again.findByRole('textbox', { name: /^Postcode/ })
    await shopper.clear(field)
    await shopper.type(field, '100')
    shop.server.controls.holding.hold(false)
    // Its notice waits while a dialog is open.
    await expect.poll(() => useNotices.getState().notices.map(({ key }) => key)).toContain('location.saved')
    expect(useModals.getState().open).not.toBeNull()
    expect(field).toHaveValue('100')
  })

  test('stays required on the previous page: back leaves the page, and the dialog stays open', async () => {
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
