import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '../../../mocks/scenarios/personas.ts'
import { useCheckout } from '../../../src/stores/checkout/checkout.ts'
import { atStep, field, giveAddress, goOn, openCheckout, openStep } from './checkoutSteps.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { logInAs } from '../logInAs.ts'
import { withShop } from '../openShop.tsx'

const shop = withShop()

const info = () => {
  const { info: known } = useCheckout.getState()
  if (!known) throw new Error('There should be a checkout.')
  return known
}
const change = async (shopper: UserEvent) =>
  shopper.click(await screen.findByRole('button', { name: 'Change: Delivery address' }))

describe('a new address', () => {
  test('has its rare fields collapsed, and keeps their input', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await giveAddress(shopper)
    expect(openStep().queryByRole('textbox', { name: 'District (optional)' })).not.toBeInTheDocument()
    await shopper.click(openStep().getByRole('button', { name: 'Add more details' }))
    await shopper.type(await field('District (optional)'), 'Titiwangsa')
    await shopper.type(await field('Mukim or section (optional)'), 'Seksyen 41')
    // They cannot be collapsed while they have text.
    expect(openStep().queryByRole('button', { name: 'Fewer details' })).not.toBeInTheDocument()
    await goOn(shopper)
    await atStep('Phone')
    expect(info().shippingAddresses[0]).toMatchObject({ district: 'Titiwangsa', ward: 'Seksyen 41' })
    expect(info().shippingAddresses[0]).not.toHaveProperty('businessName')
  })

  test.each([
    ['Use the suggested address', '12 Jalan Ampang'],
    ['Keep mine', '12 Jln Ampang'],
  ])('with another official spelling: %s', async (answer, street) => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await giveAddress(shopper)
    await shopper.clear(await field('Street address'))
    await shopper.type(await field('Street address'), '12 Jln Ampang')
    await goOn(shopper)
    const heading = await openStep().findByRole('heading', { name: 'Is this the right address?' })
    expect(heading).toHaveFocus()
    expect(openStep().getByText('12 Jalan Ampang, Kuala Lumpur, 50450')).toBeVisible()
    expect(openStep().getByText('12 Jln Ampang, Kuala Lumpur, 50450')).toBeVisible()
    await shopper.click(openStep().getByRole('button', { name: answer }))
    await atStep('Phone')
    expect(info().shippingAddresses.map(({ addressLine1 }) => addressLine1)).toEqual([street])
    expect(info().selection.addressId).toBe(info().shippingAddresses[0]?._id)
  })

  test('is saved once, although it could not be chosen at first', async () => {
    await shop.server.controls.become('returning')
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout('/checkout?step=address')
    const before = info().shippingAddresses.length
    await shopper.click(openStep().getByRole('radio', { name: 'Another address' }))
    await giveAddress(shopper)
    await shopper.click(openStep().getByRole('checkbox', { name: 'Make this my default address' }))
    shop.server.controls.arm('setDefaultAddress:network')
    await goOn(shopper)
    await openStep().findByRole('alert')
    await goOn(shopper)
    await waitFor(() => expect(info().shippingAddresses).toHaveLength(before + 1))
    expect(info().selection.addressId).toBe(info().shippingAddresses.at(-1)?._id)
  })

  test('is respelled once, although the typed one could not be deleted at first', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    await giveAddress(shopper)
    await shopper.clear(await field('Street address'))
    await shopper.type(await field('Street address'), '12 Jln Ampang')
    await goOn(shopper)
    const suggested = await openStep().findByRole('button', { name: 'Use the suggested address' })
    shop.server.controls.arm('deleteAddress:network')
    await shopper.click(suggested)
    await openStep().findByRole('alert')
    await shopper.click(suggested)
    await atStep('Phone')
    expect(info().shippingAddresses.map(({ addressLine1 }) => addressLine1)).toEqual(['12 Jalan Ampang'])
  })

  test('starts with the postcode that the shopper has set in the top bar', async () => {
    const guest = await fillCart(shop.server, milkAboveMinimum)
    await guest.ask('PUT', '/api/location', { postalCode: '10200' })
    await openCheckout()
    expect(await field('Postcode')).toHaveValue('10200')
    await waitFor(async () => expect(await field('City')).toHaveValue('George Town'))
  })
})

describe('the saved addresses of an account', () => {
  test('have the default selected; another can be used for this order only, or become the default', async () => {
    await shop.server.controls.become('returning')
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout('/checkout?step=address')
    const standard = info().defaultShippingAddress
    const makeDefault = () => openStep().queryByRole('checkbox', { name: 'Make this my default address' })
    expect(openStep().getByRole('radio', { name: /Bukit Bintang/ })).toBeChecked()
    expect(makeDefault()).not.toBeInTheDocument()
    await shopper.click(openStep().getByRole('radio', { name: /SS 15/ }))
    expect(makeDefault()).not.toBeChecked()
    await goOn(shopper)
    await waitFor(() => expect(info().selection.addressId).not.toBe(standard))
    expect(info().defaultShippingAddress).toBe(standard)
    await change(shopper)
    await atStep('Delivery address')
    const box = makeDefault()
    if (!box) throw new Error('The address can become the default one.')
    await shopper.click(box)
    await goOn(shopper)
    await waitFor(() => expect(info().defaultShippingAddress).toBe(info().selection.addressId))
  })

  test('replace those of the guest after a login in the open step', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout()
    expect(await field('First name')).toHaveValue('')
    await shopper.click(screen.getByRole('button', { name: 'Log in to use points and credit' }))
    await logInAs(shopper, 'returningCustomer')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await openStep().findByRole('radio', { name: /Bukit Bintang/ })).toBeChecked()
    // A new address replaces the default only if the shopper wants that.
    await shopper.click(openStep().getByRole('radio', { name: 'Another address' }))
    expect(openStep().getByRole('checkbox', { name: 'Make this my default address' })).toBeChecked()
  })

  test('without the chosen one, which another tab has deleted, have the default selected', async () => {
    await shop.server.controls.become('returning')
    const otherTab = await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout('/checkout?step=address')
    await shopper.click(openStep().getByRole('radio', { name: /SS 15/ }))
    const inSubangJaya = info().shippingAddresses.find(({ postalCode }) => postalCode === '47500')
    await otherTab.ask('DELETE', `/api/address/${inSubangJaya?._id}`)
    await goOn(shopper)
    await waitFor(() => expect(openStep().queryByRole('radio', { name: /SS 15/ })).not.toBeInTheDocument())
    expect(openStep().getByRole('radio', { name: /Bukit Bintang/ })).toBeChecked()
    await goOn(shopper)
    await atStep('Express delivery')
  })

  test.each<PersonaId>(['invoice', 'business-admin', 'business-member'])(
    'of the business of %s can be delivered to',
    async (persona) => {
      await shop.server.controls.become(persona)
      await fillCart(shop.server, milkAboveMinimum)
      const { shopper } = await openCheckout('/checkout?step=address')
      const standard = info().defaultShippingAddress
      await goOn(shopper)
      await waitFor(() => expect(info().selection.addressId).toBe(standard))
      await screen.findByRole('button', { name: 'Change: Delivery address' })
      expect(openStep().queryByRole('alert')).not.toBeInTheDocument()
    },
  )

  test('of a business can be made the default by an admin, not by a member', async () => {
    const boxFor = async (persona: PersonaId) => {
      await shop.server.controls.become(persona)
      await fillCart(shop.server, milkAboveMinimum)
      const { shopper, leave } = await openCheckout('/checkout?step=address')
      await shopper.click(openStep().getByRole('radio', { name: /Store room/ }))
      const box = openStep().queryByRole('checkbox', { name: 'Make this my default address' })
      leave()
      return box !== null
    }
    expect(await boxFor('business-member')).toBe(false)
    expect(await boxFor('business-admin')).toBe(true)
  })
})
