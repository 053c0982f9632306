import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { keepNoticesByKey } from '../../../src/app/effects/noticesByKey.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'
import { releasePage } from '../releasePage.ts'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/pages/account/accountFormPages.ts'),
  ]),
)

afterEach(() => {
  vi.useRealTimers()
  // What was typed into a form is kept in it.
  sessionStorage.clear()
})

const HOME = 'B-12-3, Residensi Bukit Bintang, 9 Jalan Bukit Bintang'
const CARE_OF_LIM = '4 Jalan SS 15/4'

const main = () => within(screen.getByRole('main'))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const rows = () =>
  main()
    .getAllByRole('listitem')
    .filter((row) => row.hasAttribute('data-row'))
const rowOf = (text: string) => within(rows().find((row) => row.textContent.includes(text)) as HTMLElement)
const addresses = async () => {
  const { accounts } = await shop.server.store.read()
  return accounts['account-returningCustomer']?.shopper.addresses ?? []
}

async function open(
  address: string,
  persona: Parameters<typeof shop.server.controls.become>[0] = 'returning',
) {
  await shop.server.controls.become(persona)
  return await openShop(address)
}

describe('the list of addresses', () => {
  test('shows the default one first, each with its actions', async () => {
    await open('/account/address')
    expect(await heading('Your addresses')).toBeVisible()
    expect(rows()).toHaveLength(2)
    expect(rows()[0]).toHaveTextContent(`${HOME}, Kuala Lumpur, 55100`)
    expect(rowOf(HOME).getByText('Default')).toBeVisible()
    expect(rowOf(HOME).queryByRole('button', { name: /^Make default/ })).toBeNull()
    expect(rowOf(CARE_OF_LIM).getByRole('link', { name: `Edit: ${CARE_OF_LIM}` })).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  test('another default is shown at once, and is the one of the next order', async () => {
    const { shopper } = await open('/account/address')
    await shopper.click(rowOf(CARE_OF_LIM).getByRole('button', { name: /^Make default/ }))
    expect(await screen.findByText('Default address changed')).toBeVisible()
    expect(rows()[0]).toHaveTextContent(CARE_OF_LIM)
    expect((await addresses()).map(({ isDefault }) => isDefault)).toEqual([false, true])
    expect(rows()[0]).toHaveFocus()
    // The top bar delivers there now.
    expect(await screen.findAllByText(/47500/)).not.toEqual([])
  })

  test('a refused default is the old one again', async () => {
    shop.server.controls.arm('setDefaultAddress:network@always')
    const { shopper } = await open('/account/address')
    await shopper.click(rowOf(CARE_OF_LIM).getByRole('button', { name: /^Make default/ }))
    expect(await screen.findByText('We couldn’t change your default address.')).toBeVisible()
    expect(rowOf(HOME).getByText('Default')).toBeVisible()
  })

  test('a deleted address is gone at once, the focus moves to the next, and undo saves it again', async () => {
    const { shopper } = await open('/account/address')
    await shopper.click(rowOf(HOME).getByRole('button', { name: /^Delete/ }))
    await waitFor(() => expect(rows()).toHaveLength(1))
    await waitFor(() => expect(rows()[0]).toHaveFocus())
    expect(await screen.findByText('Address deleted')).toBeVisible()
    expect((await addresses()).map(({ addressLine1 }) => addressLine1)).toEqual([CARE_OF_LIM])
    await shopper.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Address restored')).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(rowOf(HOME).getByText('Default')).toBeVisible()
  })

  /** Deletes an address and waits for a minute. */
  async function deleteAndWait(press: (shopper: UserEvent, button: HTMLElement) => Promise<void>) {
    onTestFinished(keepNoticesByKey())
    const { shopper } = await open('/account/address')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await press(shopper, rowOf(HOME).getByRole('button', { name: /^Delete/ }))
    expect(await screen.findByText('Address deleted')).toBeVisible()
    act(() => void vi.advanceTimersByTime(60_000))
    return shopper
  }

  test('undo stays for a shopper with a keyboard, who reaches it last', async () => {
    const shopper = await deleteAndWait(async ({ keyboard }, button) => {
      button.focus()
      await keyboard('{Enter}')
    })
    screen.getByRole('button', { name: 'Undo' }).focus()
    await shopper.keyboard('{Enter}')
    expect(await screen.findByText('Address restored')).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  test('undo disappears for a shopper with a pointer', async () => {
    await deleteAndWait(({ click }, button) => click(button))
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  test('an address stays if the server does not delete it', async () => {
    shop.server.controls.arm('deleteAddress:network@always')
    const { shopper } = await open('/account/address')
    await shopper.click(rowOf(HOME).getByRole('button', { name: /^Delete/ }))
    expect(await screen.findByText('We couldn’t delete the address. It’s still here.')).toBeVisible()
    expect(rows()).toHaveLength(2)
  })

  test('an address that another tab has deleted leaves the list', async () => {
    const { shopper } = await open('/account/address')
    await shop.server.arrange((state) => {
      state.addresses = state.addresses.filter(({ addressLine1 }) => addressLine1 !== CARE_OF_LIM)
    })
    await shopper.click(rowOf(CARE_OF_LIM).getByRole('button', { name: /^Make default/ }))
    expect(await screen.findByText(/was already deleted/)).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  test('200 addresses are shown in parts, and can be searched', async () => {
    const { shopper } = await open('/account/address', 'long-account')
    expect(rows()).toHaveLength(20)
    await shopper.click(screen.getByRole('button', { name: 'Show 180 more' }))
    expect(rows()).toHaveLength(40)
    // The default one is first, then the newest, which is 199 Jalan Ampang: the 21st row is the 20th of them, number 180.
    expect(rows()[20]).toHaveFocus()
    expect(rows()[20]).toHaveTextContent('Unit B-33A-12, Menara Residensi')
    await shopper.type(screen.getByRole('searchbox', { name: 'Find an address' }), '137 jalan')
    expect(rows()).toHaveLength(1)
    expect(rows()[0]).toHaveTextContent('137 Jalan Ampang')
  })

  test('without an address there is one way on', async () => {
    await open('/account/address', 'unverified-phone')
    expect(await heading('No addresses yet')).toBeVisible()
    expect(main().getByRole('link', { name: 'Add address' })).toHaveAttribute('href', '/account/add-address')
  })

  test('a member of a business sees its addresses, and cannot change them', async () => {
    await open('/account/address', 'business-member')
    const business = within(screen.getByRole('region', { name: 'Your business' }))
    expect(business.getAllByText(/An owner or admin of your business manages this address/)).toHaveLength(2)
    expect(business.queryByRole('button')).toBeNull()
  })

  test('is translated to Chinese', async () => {
    await shop.server.controls.become('returning')
    await openShop('/account/address', Language.CHINESE)
    expect(await heading('您的地址')).toBeVisible()
    expect(rowOf(HOME).getByText('默认')).toBeVisible()
  })

  test('a guest is asked to log in', async () => {
    await openShop('/account/address')
    expect(await heading('This page is for your account')).toBeInTheDocument()
  })
})

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
