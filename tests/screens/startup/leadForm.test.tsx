import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { accountIdOf } from '../../../fixtures/people.ts'
import { openStartupModal } from '../../../src/app/effects/startup/startupModal.ts'
import { BusinessRole, ClientViewType } from '../../../src/contract/enumerations.ts'
import { openModal, useModals } from '../../../src/stores/overlays/modals.ts'
import { arrive, callsOf, dialog, noDialog, stops, withStartup } from './openWithStartup.ts'
import { putInCart } from '../putInCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
withStartup()

describe('the lead form', () => {
  async function filledIn() {
    const opened = await arrive('/', { server: shop.server, persona: 'lead-capture' })
    const form = await dialog('Tell us about your business')
    await form.findByRole('textbox', { name: /^First name/ })
    return { ...opened, form }
  }

  test('cannot be closed where it is mandatory, has known data filled in, and creates the business', async () => {
    const { shopper, form } = await filledIn()
    expect(form.queryByRole('button', { name: 'Close' })).toBeNull()
    await shopper.keyboard('{Escape}')
    expect(form.getByRole('textbox', { name: /^First name/ })).toHaveValue('Devi')
    expect(form.getByRole('textbox', { name: /^Phone/ })).toHaveValue('012-345 0013')
    await shopper.click(form.getByRole('button', { name: 'Send' }))
    expect(form.getByRole('combobox', { name: /^Company size/ })).toHaveAccessibleDescription(
      'Choose your company size.',
    )
    await shopper.selectOptions(form.getByRole('combobox', { name: /^Company size/ }), '6–20')
    await shopper.selectOptions(form.getByRole('combobox', { name: /^Industry/ }), 'Food and drink')
    await shopper.type(form.getByRole('textbox', { name: /^Postcode/ }), '50450')
    await waitFor(() => expect(form.getByRole('textbox', { name: /^City/ })).toHaveValue('Kuala Lumpur'))
    await shopper.type(form.getByRole('textbox', { name: /^How can we help/ }), 'Rice for forty a day')
    await shopper.click(form.getByRole('button', { name: 'Send' }))
    await noDialog()
    expect(await screen.findByText('Thank you. Your business is ready to order.')).toBeVisible()
    let kept: unknown
    await shop.server.arrange((_, { accounts }) => {
      kept = { ...accounts[accountIdOf('leadCaptureIncomplete')]?.b2b }
    })
    expect(kept).toMatchObject({
      size: '6-20',
      industryType: 'Food and drink',
      hasCompletedLeadCapture: true,
    })
  })

  test('shows errors at its fields for a used phone number and an undeliverable place', async () => {
    await shop.server.controls.become('lead-capture')
    await shop.server.arrange((_, { accounts }) => {
      const other = accounts[accountIdOf('businessOwner')]
      if (other) other.b2b = { hasCompletedLeadCapture: true, telephoneNumber: '0123450099' }
    })
    const { shopper } = await arrive('/')
    const form = await dialog('Tell us about your business')
    const phone = await form.findByRole('textbox', { name: /^Phone/ })
    await shopper.clear(phone)
    await shopper.type(phone, '0123450099')
    await shopper.selectOptions(form.getByRole('combobox', { name: /^Company size/ }), '6–20')
    await shopper.selectOptions(form.getByRole('combobox', { name: /^Industry/ }), 'Retail')
    const place = form.getByRole('textbox', { name: /^Postcode/ })
    await shopper.type(place, '49000')
    await shopper.click(form.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(place).toHaveAccessibleDescription('We don’t deliver to businesses there yet.'),
    )
    expect(place).toHaveFocus()
    await shopper.clear(place)
    await shopper.type(place, '50450')
    await shopper.click(form.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(phone).toHaveAccessibleDescription('You’re already signed up.'))
    expect(phone).toHaveValue('0123450099')
    expect(place).toHaveValue('50450')
  })

  test('keeps its input however the dialog closes', async () => {
    const { shopper, form } = await filledIn()
    await shopper.type(form.getByRole('textbox', { name: /^How can we help/ }), 'Rice')
    act(() => openModal({ kind: 'bot-challenge', challengeId: 'c' }))
    await dialog(/human/i)
    act(() => openModal({ kind: 'lead-form', isLocked: true }))
    const again = await dialog('Tell us about your business')
    expect(await again.findByRole('textbox', { name: /^How can we help/ })).toHaveValue('Rice')
  })

  test('can be left by a business view without a business, which returns to the consumer shop', async () => {
    await shop.server.controls.become('first-order')
    await shop.server.arrange((_, { accounts }) => {
      const account = accounts[accountIdOf('firstOrderCustomer')]
      if (account) account.clientViewType = ClientViewType.BUSINESS
    })
    const { shopper } = await arrive('/')
    const form = await dialog('Tell us about your business')
    await shopper.click(await form.findByRole('button', { name: 'Skip' }))
    await noDialog()
    await waitFor(() => expect(callsOf(shop.server)).toContain('exitLeadCapture'))
  })

  test('does not open in the checkout unless it is mandatory', async () => {
    await shop.server.controls.become('first-order')
    await shop.server.arrange((_, { accounts }) => {
      const account = accounts[accountIdOf('firstOrderCustomer')]
      if (account) account.clientViewType = ClientViewType.BUSINESS
    })
    const { leave } = await openShop('/')
    await putInCart(named.giftVoucher, 1)
    leave()
    const { router } = await openShop('/checkout')
    act(() => {
      stops.push(openStartupModal(router))
    })
    expect(useModals.getState().open).toBeNull()
    expect(callsOf(shop.server)).not.toContain('interstitials')
  })

  test('shows an admin read-only what the business has answered', async () => {
    await shop.server.controls.become('business-admin')
    await shop.server.arrange((_, { accounts }) => {
      const account = accounts[accountIdOf('businessAdmin')]
      if (account) account.b2b = { hasCompletedLeadCapture: false, size: '6-20' }
      if (account?.business) account.business.role = BusinessRole.ADMIN
    })
    await arrive('/')
    const form = await dialog('Tell us about your business')
    const name = await form.findByRole('textbox', { name: /^Company name/ })
    expect(name).toHaveValue('Kopitiam Makmur Sdn Bhd')
    expect(name).toHaveAttribute('readonly')
    const size = form.getByRole('combobox', { name: /^Company size/ })
    expect(size).toHaveDisplayValue('6–20')
    expect(size).toBeDisabled()
    expect(size).toHaveAccessibleDescription('Your business has answered this.')
    expect(form.getByRole('combobox', { name: /^Industry/ })).toBeEnabled()
  })
})
