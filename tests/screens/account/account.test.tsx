import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { setDocumentLoad } from '../../../src/api/documentLoad.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { matchedBy } from '../../mocks/matchedBy.ts'
import { axeFaults } from '../axeFaults.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { logInAs, loginDialog } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// The browser has them before it has nothing else to do.
beforeAll(() => import('../../../src/shell/modals/FormModals.tsx'), 120_000)
afterEach(() => setDocumentLoad(null))

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const region = (name: string) => within(screen.getByRole('region', { name }))
const tiles = () => within(screen.getByRole('navigation', { name: 'Your account' }))

describe('the account’s home', () => {
  test('greets, says what the membership is, what was collected, and leads to all that is theirs', async () => {
    await shop.server.controls.become('member-active')
    await openShop('/account')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, Mei Yee')
    expect(screen.getByText('meiyee.tan@ahli.example')).toBeVisible()
    expect(region('Active member').getByText('Card WAON-700103')).toBeVisible()
    // A point is worth a sen: 4,200 of them RM 42.
    expect(region('Reward points').getByText('4,200 points')).toBeVisible()
    expect(region('Reward points').getByText(/Worth RM 42\.00\..*Pay with them at checkout/)).toBeVisible()
    expect(region('Credit').getByText('RM 0.00')).toBeVisible()
    // Of their four favourites one is sold no more, and still counts: it is theirs.
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
  ] as const)('%s reads as “%s”', async (persona, title, way) => {
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

  test('points of a membership that has ended wait for it', async () => {
    await shop.server.controls.become('member-expired')
    await openShop('/account')
    expect(region('Reward points').getByText(/once your membership is active/)).toBeVisible()
  })

  test('too few points say how many are missing', async () => {
    await shop.server.controls.become('first-order')
    await openShop('/account')
    // 500 at least (document 1 §5), and they have none.
    expect(region('Reward points').getByText(/Earn 500 more points to pay with them/)).toBeVisible()
  })

  test('a business sees its name and role, and why it shops here instead of favourites', async () => {
    await shop.server.controls.become('business-owner')
    await openShop('/account')
    expect(screen.getByText(/· Owner$/)).toBeVisible()
    expect(tiles().queryByRole('link', { name: /^Favourites/ })).toBeNull()
    expect(tiles().getByRole('link', { name: /^Why shop with us/ })).toHaveAttribute(
      'href',
      '/why-shop-boxed',
    )
  })

  test('in Malay it speaks Malay', async () => {
    await shop.server.controls.become('member-active')
    await openShop('/account', Language.MALAY)
    expect(await heading('Helo, Mei Yee')).toBeVisible()
    expect(region('Ahli aktif').getByText('Kad WAON-700103')).toBeVisible()
  })
})

describe('logging out', () => {
  test('leads home as a guest, and the account asks for a login from then on', async () => {
    await shop.server.controls.become('member-active')
    const { shopper, router, address } = await openShop('/account')
    await shopper.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByText('You’re logged out. See you soon!')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/'))
    await router.navigate('/account')
    expect(await heading('This page is for your account')).toBeInTheDocument()
  })

  test('that did not arrive leaves the shopper logged in, and says so', async () => {
    await shop.server.controls.become('member-active')
    shop.server.controls.arm('logout:network@always')
    const { shopper, address } = await openShop('/account')
    await shopper.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByText(/limited or no network connection/)).toBeVisible()
    expect(address()).toBe('/account')
    expect(screen.getByRole('button', { name: 'Log out' })).not.toHaveAttribute('aria-busy')
  })
})

describe('a guest', () => {
  test('is asked to log in where they are, and then stands on the page they asked for', async () => {
    const load = vi.fn()
    setDocumentLoad(load)
    const { shopper, address } = await openShop('/account/favorites')
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(
      'This page is for your account',
    )
    await loginDialog()
    expect(await axeFaults()).toEqual([])
    await logInAs(shopper, 'activeMember')
    expect(await heading('Your favourites')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe('/account/favorites')
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(load).not.toHaveBeenCalled()
  })

  test('who closes the dialog is not asked over and over, and may still log in', async () => {
    const { shopper } = await openShop('/account')
    await loginDialog()
    await shopper.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const reads = () => shop.server.journal.entries().filter(({ call }) => call === 'page').length
    const asked = reads()
    await shopper.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }))
    await logInAs(shopper, 'activeMember')
    expect(await heading('Hello, Mei Yee')).toBeInTheDocument()
    // What the login reads anew, and the page itself.
    expect(reads() - asked).toBeLessThanOrEqual(2)
  })

  test('from another page of the shop is asked in place: nothing is loaded anew', async () => {
    const load = vi.fn()
    setDocumentLoad(load)
    const { router, address } = await openShop('/')
    await router.navigate('/account')
    expect(await screen.findByText('Log in to see this page.')).toBeInTheDocument()
    await loginDialog()
    expect(address()).toBe('/account')
    expect(load).not.toHaveBeenCalled()
  })

  test('a server that lets nobody in is not asked over and over', async () => {
    const load = vi.fn()
    setDocumentLoad(load)
    await shop.server.controls.become('member-active')
    shop.server.faultInjector = matchedBy(({ call, path }) =>
      call === 'page' && path === '/account' ? { kind: 'status', status: 401 } : undefined,
    )
    await openShop('/account')
    await loginDialog()
    expect(shop.server.journal.entries().filter(({ call }) => call === 'page')).toHaveLength(2)
    expect(load).not.toHaveBeenCalled()
  })

  test('a session that has ended meanwhile loads the page in full, once (document 1 §6)', async () => {
    const load = vi.fn()
    setDocumentLoad(load)
    await shop.server.controls.become('member-active')
    const { router, leave } = await openShop('/')
    await shop.server.controls.clock.advance(31 * 60_000)
    void router.navigate('/account')
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    expect(load).toHaveBeenCalledWith(expect.stringMatching(/\/account$/))
    leave()
  })
})
