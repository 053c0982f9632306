import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { axeFaults } from '../../axeFaults.ts'
import { openShop } from '../../openShop.tsx'
import { releasePage } from '../../releasePage.ts'
import { CARE_OF_LIM, heading, HOME, main, rowOf, rows, withAddresses } from './withAddresses.ts'

const { shop, addresses, open } = withAddresses()

describe('the form of an address', () => {
  const field = (name: RegExp | string) => screen.findByRole('textbox', { name })

  test('shows the errors beside the fields, and the first one has the focus', async () => {
    const { shopper } = await open('/account/add-address')
    await field('Street address')
    await shopper.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('Enter your street address.')).toBeVisible()
    expect(await field('Street address')).toHaveFocus()
    expect(await field('Street address')).toHaveAttribute('autocomplete', 'address-line1')
    expect(await field('Postcode')).toHaveAttribute('inputmode', 'numeric')
    expect(await axeFaults()).toEqual([])
  })

  test('saves a new address, and keeps what is typed until then', async () => {
    const first = await open('/account/add-address')
    await first.shopper.type(await field('Street address'), '12 Jalan Tun Razak')
    first.leave()
    const { shopper, address } = await openShop('/account/add-address')
    expect(await field('Street address')).toHaveValue('12 Jalan Tun Razak')
    await shopper.type(await field('Postcode'), '50400')
    await waitFor(async () => expect(await field('City')).toHaveValue('Kuala Lumpur'))
    await shopper.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('Address saved')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/account/address'))
    await waitFor(() => expect(rows()).toHaveLength(3))
    expect((await addresses()).at(-1)).toMatchObject({
      addressLine1: '12 Jalan Tun Razak',
      city: 'Kuala Lumpur',
      isDefault: false,
    })
  })

  test('is saved without leaving the page that the shopper is on by then, or clearing what was typed there', async () => {
    const first = await open('/account/add-address')
    const { shopper, address, leave } = first
    const { holding } = shop.server.controls
    await shopper.type(await field('Street address'), '12 Jalan Tun Razak')
    await shopper.type(await field('Postcode'), '50400')
    await waitFor(async () => expect(await field('City')).toHaveValue('Kuala Lumpur'))
    holding.hold(true)
    await shopper.click(screen.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(holding.held()).toHaveLength(1))
    await shopper.click(main().getByRole('link', { name: 'Your addresses' }))
    await releasePage(shop.server, '/account/address')
    await heading('Your addresses')
    await shopper.click(main().getByRole('link', { name: 'Add address' }))
    await releasePage(shop.server, '/account/add-address')
    await heading('Add an address')
    await shopper.type(await field('Street address'), ', Level 3')
    holding.hold(false)
    expect(await screen.findByText('Address saved')).toBeVisible()
    expect(first.router.state.navigation.state).toBe('idle')
    expect(address()).toBe('/account/add-address')
    leave()
    await openShop('/account/add-address')
    expect(await field('Street address')).toHaveValue('12 Jalan Tun Razak, Level 3')
  })

  test('changes a saved address, which stays the default', async () => {
    const { shopper } = await open('/account/address')
    await shopper.click(rowOf(HOME).getByRole('link', { name: /^Edit/ }))
    expect(await heading('Edit address')).toBeVisible()
    const street = await field('Street address')
    expect(street).toHaveValue(HOME)
    await shopper.clear(street)
    await shopper.type(street, '9 Jalan Bukit Bintang')
    await shopper.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('Address saved')).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect((await addresses()).map(({ addressLine1, isDefault }) => [addressLine1, isDefault])).toEqual([
      [CARE_OF_LIM, false],
      ['9 Jalan Bukit Bintang', true],
    ])
  })

  test('changes the postcode of the default address, which the top bar then shows', async () => {
    const { shopper, address } = await open('/account/address')
    await shopper.click(rowOf(HOME).getByRole('link', { name: /^Edit/ }))
    await shopper.clear(await field('Postcode'))
    await shopper.type(await field('Postcode'), '50400')
    await shopper.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('Address saved')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/account/address'))
    expect(await heading('Your addresses')).toBeVisible()
    expect(await screen.findAllByText(/50400/)).not.toEqual([])
  })

  test('a changed address whose old one could not be deleted is saved, and says that both are kept', async () => {
    const { shopper } = await open('/account/address')
    await shopper.click(rowOf(HOME).getByRole('link', { name: /^Edit/ }))
    const street = await field('Street address')
    await shopper.clear(street)
    await shopper.type(street, '9 Jalan Bukit Bintang')
    shop.server.controls.arm('deleteAddress:network@always')
    await shopper.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('Address saved')).toBeVisible()
    expect(screen.getByText(/^Your changes are saved as a new address\. Delete the old one/)).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(3))
  })

  test('an address outside the delivery area opens a dialog, and the form stays', async () => {
    const { shopper } = await open('/account/add-address')
    await shopper.type(await field('Street address'), '1 Jalan Merdeka')
    await shopper.type(await field('Postcode'), '87000')
    await waitFor(async () => expect(await field('City')).not.toHaveValue(''))
    await shopper.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByRole('dialog', { name: 'We don’t deliver there yet' })).toBeVisible()
  })

  test('the address of another account is not found', async () => {
    await open('/account/add-address?address=of-nobody')
    expect(await heading('We can’t find this page')).toBeInTheDocument()
  })
})

describe('the spelling of the postal register', () => {
  async function saveWithShortName() {
    const opened = await open('/account/add-address')
    await opened.shopper.type(await screen.findByRole('textbox', { name: 'Street address' }), '12 Jln Ampang')
    await opened.shopper.type(await screen.findByRole('textbox', { name: 'Postcode' }), '50450')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Kuala Lumpur'))
    await opened.shopper.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await heading('Check your address')).toBeVisible()
    return opened
  }

  test('is offered on a page of its own, which a reload shows again, and can be used', async () => {
    const first = await saveWithShortName()
    const at = first.address()
    expect(at).toMatch(/^\/account\/confirm-address\?address=/)
    first.leave()
    const { shopper, address } = await openShop(at)
    expect(screen.getByText(/^12 Jalan Ampang/)).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await shopper.click(screen.getByRole('button', { name: 'Use the suggested address' }))
    await waitFor(() => expect(address()).toBe('/account/address'))
    expect((await addresses()).map(({ addressLine1 }) => addressLine1)).toEqual([
      HOME,
      CARE_OF_LIM,
      '12 Jalan Ampang',
    ])
  })

  test('or the address stays as typed', async () => {
    const { shopper, address } = await saveWithShortName()
    await shopper.click(screen.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(address()).toBe('/account/address'))
    expect((await addresses()).at(-1)?.addressLine1).toBe('12 Jln Ampang')
  })

  test('the address of another account is not found', async () => {
    await open('/account/confirm-address?address=of-nobody')
    expect(await heading('We can’t find this page')).toBeInTheDocument()
  })
})
