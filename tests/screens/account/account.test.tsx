import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { setDocumentLoad } from '../../../src/api/documentLoad.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { axeFaults } from '../axeFaults.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() =>
  Promise.all([
    import('../../../src/shell/modals/FormModals.tsx'),
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/pages/account/home/ConnectMembershipForm.tsx'),
  ]),
)
afterEach(() => setDocumentLoad(null))

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const region = (name: string) => within(screen.getByRole('region', { name }))
const tiles = () => within(screen.getByRole('navigation', { name: 'Your account' }))

describe('the account home page', () => {
  test('greets the shopper, shows membership and savings, and links to all account pages', async () => {
    await shop.server.controls.become('member-active')
    await openShop('/account')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Mei Yee')
    expect(screen.getByText('meiyee.tan@ahli.example')).toBeVisible()
    expect(region('Active member').getByText('Card WAON-700103')).toBeVisible()
    // A point is worth one sen: 4,200 points are RM 42.
    expect(region('Reward points').getByText('4,200 points')).toBeVisible()
    expect(region('Reward points').getByText(/Worth RM 42\.00\..*Pay with them at checkout/)).toBeVisible()
    expect(region('Credit').getByText('RM 0.00')).toBeVisible()
    // One of the four favourites is no longer sold, and still counts.
    expect(tiles().getByRole('link', { name: /^Favourites 4 saved items/ })).toHaveAttribute(
      'href',
      '/account/favorites',
    )
    expect(await axeFaults()).toEqual([])
  })

  test.each([
    ['member-processing', 'Membership in progress', null],
    ['member-expired', 'Membership expired', /^Questions\?/],
    ['member-not-connected', 'No membership connected', /^Questions\?/],
  ] as const)('%s shows “%s”', async (persona, title, way) => {
    await shop.server.controls.become(persona)
    await openShop('/account')
    const card = region(title)
    if (way)
      expect(card.getByRole('link', { name: way })).toHaveAttribute('href', expect.stringMatching(/^tel:/))
    else expect(card.queryByRole('link')).toBeNull()
  })

  test('points and credit lead to the checkout, where they are used, once there is something to pay', async () => {
    await shop.server.controls.become('returning')
    const empty = await openShop('/account')
    expect(region('Reward points').getByText(/Pay with them at checkout/)).toBeVisible()
    expect(region('Credit').getByText('Use it at checkout.')).toBeVisible()
    expect(region('Credit').queryByRole('link')).toBeNull()
    empty.leave()
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper, address } = await openShop('/account')
    expect(region('Reward points').getByRole('link', { name: 'Use at checkout' })).toBeVisible()
    await shopper.click(region('Credit').getByRole('link', { name: 'Use at checkout' }))
    expect(await screen.findByRole('switch', { name: 'Credit' })).toBeVisible()
    expect(address()).toMatch(/^\/checkout/)
  })

  test('an expired membership shows the points that renewal makes usable', async () => {
    await shop.server.controls.become('member-expired')
    await openShop('/account')
    expect(region('Reward points').getByText(/once your membership is active/)).toBeVisible()
  })

  test('below the minimum, the points that are missing are shown', async () => {
    await shop.server.controls.become('first-order')
    await openShop('/account')
    // At least 500 (document 1 §5); this shopper has none.
    expect(region('Reward points').getByText(/Earn 500 more points to pay with them/)).toBeVisible()
  })

  test('a business sees its name and role, and a link to buying for it instead of favourites', async () => {
    await shop.server.controls.become('business-owner')
    await openShop('/account')
    expect(screen.getByText(/· Owner$/)).toBeVisible()
    expect(tiles().queryByRole('link', { name: /^Favourites/ })).toBeNull()
    expect(tiles().getByRole('link', { name: /^Why shop with us/ })).toHaveAttribute(
      'href',
      '/why-shop-boxed',
    )
  })

  test('shows orders on their way, and links to addresses, cards, coupons, details and buying again', async () => {
    await shop.server.controls.become('returning')
    await openShop('/account')
    expect(region('On the way').getAllByRole('link', { name: /^Order \d+/ })).toHaveLength(2)
    const hrefOf = (name: RegExp) => tiles().getByRole('link', { name }).getAttribute('href')
    expect(hrefOf(/^Your addresses 2 addresses/)).toBe('/account/address')
    expect(hrefOf(/^Payment methods 2 saved/)).toBe('/account/billing')
    // Three are clipped, and one of them has ended.
    expect(hrefOf(/^Your coupons 2 ready to use/)).toBe('/account/coupons')
    expect(hrefOf(/^Details and password/)).toBe('/account/change-password')
    expect(hrefOf(/^Buy again/)).toBe('/account/reorder')
  })

  test('opens the newsfeed', async () => {
    await shop.server.controls.become('returning')
    const { shopper } = await openShop('/account')
    await shopper.click(tiles().getByRole('button', { name: /^What’s new/ }))
    expect(await screen.findByRole('dialog', { name: 'What’s new' })).toBeVisible()
  })

  test('a cart editor, who does not pay, sees no points and no credit', async () => {
    await shop.server.controls.become('cart-editor')
    await openShop('/account')
    expect(await heading(/^Hello, /)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Reward points' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Credit' })).toBeNull()
  })

  test('a first order has nothing to buy again', async () => {
    await shop.server.controls.become('first-order')
    await openShop('/account')
    expect(tiles().queryByRole('link', { name: /^Buy again/ })).toBeNull()
    expect(screen.queryByRole('region', { name: 'On the way' })).toBeNull()
  })

  test('a membership in progress can be checked again', async () => {
    await shop.server.controls.become('member-processing')
    const { shopper } = await openShop('/account')
    await shopper.click(region('Membership in progress').getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('This is the latest status.')).toBeVisible()
  })

  test('a membership card is connected; a number that is refused says why', async () => {
    await shop.server.controls.become('member-not-connected')
    const { shopper, address } = await openShop('/account?connect=card')
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect your membership card' }))
    expect(address()).toBe('/account')
    const number = await dialog.findByRole('textbox', { name: /^Card number/ })
    const send = async (typed: string) => {
      await shopper.clear(number)
      if (typed) await shopper.type(number, typed)
      await shopper.click(dialog.getByRole('button', { name: 'Connect' }))
    }
    for (const [typed, message] of [
      ['', 'Enter your card number.'],
      ['70020', 'Enter the six digits on your card, e.g. 700200.'],
      ['100200', 'We don’t know this card. Check the number.'],
      ['WAON-700103', /^This card is connected to another account/],
    ] as const) {
      await send(typed)
      expect(await dialog.findByText(message)).toBeVisible()
      expect(number).toHaveFocus()
    }
    expect(await axeFaults()).toEqual([])
    await send('700 200')
    expect(await screen.findByText('Membership card connected')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(region('Membership in progress').getByText('Card WAON-700200')).toBeVisible()
    shop.server.clock.advance(61_000)
    await shopper.click(region('Membership in progress').getByRole('button', { name: 'Check again' }))
    expect(await screen.findByRole('heading', { name: 'Active member' })).toHaveFocus()
    expect(document.querySelector('[data-announcer]')).toHaveTextContent('Active member')
  })

  test('opens a game', async () => {
    await shop.server.controls.become('returning')
    const { shopper } = await openShop('/account')
    await shopper.click(region('Games').getByRole('button', { name: 'Play: The market wheel' }))
    expect(await screen.findByRole('dialog', { name: 'The market wheel' })).toBeVisible()
  })

  test('is translated to Malay', async () => {
    await shop.server.controls.become('member-active')
    await openShop('/account', Language.MALAY)
    expect(await heading('Helo, Mei Yee')).toBeVisible()
    expect(region('Ahli aktif').getByText('Kad WAON-700103')).toBeVisible()
  })
})
