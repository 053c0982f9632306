import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import type { PersonKey } from '../../../fixtures/people.ts'
import { setDocumentLoad } from '../../../src/api/documentLoad.ts'
import { syncCart } from '../../../src/stores/cart/cartWrites.ts'
import { atStep, field, giveAddress, goOn, openCheckout, openStep } from '../checkout/checkoutSteps.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { logInAs, loginDialog } from '../logInAs.ts'
import { openShop, reloadShop, withShop } from '../openShop.tsx'

const shop = withShop()
// The browser has loaded these by the time they are opened.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/pages/plain/pallets/Pallets.tsx'),
    import('../../../src/pages/plain/quick-order/QuickOrder.tsx'),
  ]),
)
afterEach(() => {
  sessionStorage.clear()
  setDocumentLoad(null)
})

const endSession = () => shop.server.controls.clock.advance(31 * 60_000)
const main = () => within(screen.getByRole('main'))
const accepted = (call: string) =>
  shop.server.journal.entries().filter((entry) => entry.call === call && entry.status === 200).length

describe('the session ends in the checkout', () => {
  /** Document 2 §6: a 401 in the checkout reloads it; then it asks for the login in its place. */
  async function reloadAndLogIn(
    opened: Awaited<ReturnType<typeof openCheckout>>,
    load: () => void,
    person: PersonKey = 'returningCustomer',
  ) {
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    const address = opened.address()
    opened.leave()
    const again = await reloadShop(address)
    await loginDialog()
    expect(again.address()).toBe(address)
    await logInAs(again.shopper, person)
    await waitFor(() => expect(openStep()).toBeDefined())
    return again
  }

  test('in the form of a new address: after the login, the form has what was typed', async () => {
    const load = vi.fn()
    setDocumentLoad(load)
    await shop.server.controls.become('returning')
    await fillCart(shop.server, milkAboveMinimum)
    const opened = await openCheckout('/checkout?step=address')
    await opened.shopper.click(await openStep().findByRole('radio', { name: 'Another address' }))
    await giveAddress(opened.shopper)
    await endSession()
    await goOn(opened.shopper)
    const again = await reloadAndLogIn(opened, load)
    expect(await field('First name')).toHaveValue('Aisyah')
    expect(await field('Last name')).toHaveValue('Rahman')
    expect(await field('Street address')).toHaveValue('12 Jalan Ampang')
    expect(await field('Postcode')).toHaveValue('50450')
    expect(accepted('createAddress')).toBe(0)
    await goOn(again.shopper)
    await waitFor(() => expect(accepted('createAddress')).toBe(1))
  })

  test('in the form of a new address: another person who logs in does not see what was typed', async () => {
    const load = vi.fn()
    setDocumentLoad(load)
    await shop.server.controls.become('member-active')
    await fillCart(shop.server, milkAboveMinimum)
    await shop.server.controls.become('returning')
    await fillCart(shop.server, milkAboveMinimum)
    const opened = await openCheckout('/checkout?step=address')
    await opened.shopper.click(await openStep().findByRole('radio', { name: 'Another address' }))
    await giveAddress(opened.shopper)
    await endSession()
    await goOn(opened.shopper)
    const again = await reloadAndLogIn(opened, load, 'activeMember')
    await again.shopper.click(await openStep().findByRole('radio', { name: 'Another address' }))
    expect(await field('Street address')).toHaveValue('')
  })

  test('while the cart is synchronized: the page offers the login as well', async () => {
    const load = vi.fn()
    setDocumentLoad(load)
    await shop.server.controls.become('returning')
    await fillCart(shop.server, milkAboveMinimum)
    const opened = await openCheckout('/checkout?step=telephone')
    await atStep('Phone')
    await endSession()
    await syncCart()
    const again = await reloadAndLogIn(opened, load)
    await atStep('Phone')
    expect(again.address()).toBe('/checkout?step=telephone')
  })

  test('when a guest logs out, or never logged in, an empty checkout leads to the cart', async () => {
    await openShop('/checkout')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/cart/i)
  })
})

describe('the session ends on the business page', () => {
  async function openBusiness() {
    await shop.server.controls.become('business-owner')
    const opened = await openShop('/bulk-purchase')
    await main().findByRole('button', { name: 'Request a quote' })
    return opened
  }
  async function logInAgain(shopper: UserEvent, person: PersonKey, now: () => string) {
    expect(await screen.findByRole('heading', { level: 1, name: 'Please log in again' })).toBeVisible()
    await shopper.click(main().getByRole('button', { name: 'Log in' }))
    await logInAs(shopper, person)
    await waitFor(() => expect(now()).toBe('/bulk-purchase'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }

  test('before a quick order is checked, and before it is added', async () => {
    const { shopper, address } = await openBusiness()
    const lines = () => main().findByRole('textbox', { name: 'Article numbers and quantities' })
    await shopper.click(await lines())
    await shopper.paste(`PSR-${named.saleMilk} 3`)
    await endSession()
    await shopper.click(main().getByRole('button', { name: 'Check items' }))
    await logInAgain(shopper, 'businessOwner', address)
    expect(await lines()).toHaveValue(`PSR-${named.saleMilk} 3`)
    await shopper.click(main().getByRole('button', { name: 'Check items' }))
    const add = await main().findByRole('button', { name: /^Add 3 items to cart/ })
    await endSession()
    await shopper.click(add)
    await logInAgain(shopper, 'businessOwner', address)
    expect(await lines()).toHaveValue(`PSR-${named.saleMilk} 3`)
    expect(accepted('addVariantsByIds')).toBe(0)
  })

  test('before the choices of a pallet order are read', async () => {
    await shop.server.controls.become('pallet-reseller')
    const { shopper } = await openShop('/bulk-purchase')
    const order = await screen.findByRole('button', { name: 'Order · RM 19,493.76' })
    await endSession()
    await shopper.click(order)
    expect(await screen.findByRole('heading', { level: 1, name: 'Please log in again' })).toBeVisible()
    expect(screen.queryByText(/^You have no saved address/)).toBeNull()
  })

  test('while pallets are requested', async () => {
    const { shopper, address } = await openBusiness()
    await shopper.click(
      main().getAllByRole('button', { name: /^Pallets of .*: one more$/ })[0] as HTMLElement,
    )
    const first = main().getByLabelText(/^First name/)
    await shopper.clear(first)
    await shopper.type(first, 'Nur Aisyah')
    await endSession()
    await shopper.click(main().getByRole('button', { name: 'Request a quote' }))
    await logInAgain(shopper, 'businessOwner', address)
    expect(await main().findByLabelText(/^First name/)).toHaveValue('Nur Aisyah')
    expect(main().getByText('1 pallet · 240 pieces')).toBeVisible()
    expect(accepted('submitPalletQuote')).toBe(0)
    await shopper.click(main().getByRole('button', { name: 'Request a quote' }))
    expect(await main().findByText(/^Thank you\. Your request is PQ-\d{6}/)).toBeVisible()
  })
})
