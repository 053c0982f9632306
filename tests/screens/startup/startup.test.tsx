import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { accountIdOf } from '../../../fixtures/people.ts'
import { named } from '../../../fixtures/named.ts'
import { loadDialogs } from '../../../src/app/effects/startup/startupDialogs.ts'
import { INTERSTITIAL_DELAY_MS } from '../../../src/contract/limits.ts'
import { openStartupModal } from '../../../src/app/effects/startup/startupModal.ts'
import { waitForWrites } from '../../../src/stores/cart/cartWrites.ts'
import { currentCart } from '../../../src/stores/cart/cart.ts'
import { openModal } from '../../../src/stores/overlays/modals.ts'
import { seedAccounts } from '../../../mocks/state/account/people.ts'
import { startSession } from '../../../mocks/state/session/sessions.ts'
import { fillCart } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
  sessionStorage.clear()
})

type Persona = Parameters<typeof shop.server.controls.become>[0]

/** A shopper who has declined the membership, whose dialog comes before all others. */
async function becomeUnasked(persona: Persona) {
  await shop.server.controls.become(persona)
  await shop.server.arrange((_, { accounts }) => {
    for (const account of Object.values(accounts)) account.membership.isPromptDismissed = true
  })
}

async function openAs(persona: Persona, address = '/') {
  await (persona === 'member-not-connected' ? shop.server.controls.become(persona) : becomeUnasked(persona))
  const opened = await openShop(address)
  act(() => {
    stops.push(openStartupModal(opened.router))
  })
  return opened
}

describe('the startup dialogs', () => {
  test('a welcome for a first order opens once', async () => {
    const { shopper, router } = await openAs('first-order')
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Pasar' })
    expect(within(dialog).getByRole('link', { name: 'See offers' })).toBeVisible()
    await shopper.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const asked = shop.server.journal.entries().filter(({ call }) => call === 'interstitials').length
    act(() => {
      stops.push(openStartupModal(router))
    })
    await waitFor(() =>
      expect(shop.server.journal.entries().filter(({ call }) => call === 'interstitials')).toHaveLength(
        asked + 1,
      ),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('products are side by side in their own layout, and link to their pages', async () => {
    await openAs('returning')
    const dialog = await screen.findByRole('dialog', { name: 'Good prices today' })
    const products = within(dialog).getAllByRole('listitem')
    expect(products.length).toBeGreaterThan(3)
    const [first] = within(dialog).getAllByRole('link')
    expect(first?.getAttribute('href')).toMatch(/^\/product\/\d+\//)
  })

  test('no dialog opens over a category', async () => {
    await openAs('returning', '/products/category/110000/fruit')
    await waitFor(() =>
      expect(shop.server.journal.entries().map(({ call }) => call)).toContain('interstitials'),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a business gets the next step', async () => {
    await becomeUnasked('business-owner')
    // A persona stays on the page of its link.
    await shop.server.arrange((_, { accounts }) => {
      for (const { shopper } of Object.values(accounts)) shopper.engagement.redirectsFollowed = []
    })
    const { router, address } = await openShop('/')
    act(() => {
      stops.push(openStartupModal(router))
    })
    await waitFor(() => expect(address()).toBe('/bulk-purchase'))
  })

  test('a business stays on the page of its link', async () => {
    const { address } = await openAs('business-owner', '/account/organization')
    await waitFor(() =>
      expect(shop.server.journal.entries().map(({ call }) => call)).toContain('interstitials'),
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Business account' })).toBeVisible()
    expect(address()).toBe('/account/organization')
  })

  test('no dialog opens over a page that needs a login', async () => {
    shop.server.controls.arm('page:unauthorized@always')
    await openAs('returning', '/account')
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Good prices today' })).toBeNull()
  })

  test('no interstitial opens over a field that the browser has filled in', async () => {
    await becomeUnasked('returning')
    const { router } = await openShop('/')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    stops.push(openStartupModal(router))
    // Filling in a form causes neither a press nor a key.
    fireEvent.input(screen.getByRole('combobox'), { target: { value: 'milk' } })
    await vi.advanceTimersByTimeAsync(INTERSTITIAL_DELAY_MS)
    vi.useRealTimers()
    // This page asks for its data after the interstitials would have been asked for.
    await act(() => router.navigate('/cart'))
    await screen.findByRole('heading', { level: 1, name: 'Your cart' })
    expect(shop.server.journal.entries().map(({ call }) => call)).not.toContain('interstitials')
  })

  test('a guest gets no dialog', async () => {
    await openAs('guest')
    await waitFor(() =>
      expect(shop.server.journal.entries().map(({ call }) => call)).toContain('interstitials'),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the membership dialog asks to connect, and can be declined', async () => {
    const { shopper } = await openAs('member-not-connected')
    const dialog = await screen.findByRole('dialog', { name: 'Connect your membership' })
    await shopper.click(within(dialog).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(shop.server.journal.entries().map(({ call }) => call)).toContain('dismissWaon'),
    )
    expect(shop.server.journal.entries().map(({ call }) => call)).not.toContain('interstitials')
  })

  test('a login on another device brings the cart of this browser along, and shows what it could not', async () => {
    await fillCart(shop.server, { saleMilk: 6, spinach: 2 })
    await shop.server.store.write((state) => {
      seedAccounts(state, shop.server.clock.now())
      const account = state.accounts[accountIdOf('returningCustomer')]
      const visitor = Object.values(state.visitors).find(({ guest }) => guest.cart.lines.length > 0)
      if (!account || !visitor) throw new Error('There is neither the account nor the cart')
      const spinach = visitor.guest.cart.lines[1]
      if (spinach) state.changes[spinach.variantId] = { state: 0 }
      startSession(visitor, account, state.chance, shop.server.clock.now())
    })
    const { router } = await openShop('/?linkSession=success')
    act(() => {
      stops.push(openStartupModal(router))
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'You’re connected' }))
    expect(await dialog.findByText(/Spinach.* is sold out/)).toBeVisible()
    expect(currentCart().cartVariants.map(({ variant, quantity }) => [variant.gid, quantity])).toEqual([
      [named.saleMilk, 6],
    ])
  })

  test('a dialog waits until the overlay above the page is closed', async () => {
    const { shopper, router } = await openShop('/?linkSession=success')
    act(() => {
      openModal({ kind: 'sample-limit', maximum: 1 })
      stops.push(openStartupModal(router))
    })
    const first = await screen.findByRole('dialog', { name: 'Sample limit reached' })
    await shopper.click(within(first).getByRole('button', { name: 'Got it' }))
    expect(await screen.findByRole('dialog', { name: 'You’re connected' })).toBeVisible()
  })

  test('no dialog opens during input in a dialog of the page, but after it', async () => {
    await shop.server.controls.become('member-active')
    const { shopper, router, address } = await openShop('/account/shopping-lists')
    await shopper.click(screen.getByRole('link', { name: /^Every week/ }))
    await screen.findByRole('heading', { level: 1, name: 'Every week' })
    const list = address()
    await act(() => router.navigate(`${list}?linkSession=success`))
    await shopper.click(within(screen.getByRole('main')).getByRole('button', { name: 'Rename' }))
    const form = await screen.findByRole('dialog', { name: 'Rename' })
    await shopper.type(within(form).getByRole('textbox'), ' and Sunday')
    await loadDialogs('StartupModals')
    stops.push(openStartupModal(router))
    await loadDialogs('StartupModals')
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1)

    await shopper.keyboard('{Escape}')
    expect(await screen.findByRole('dialog', { name: 'You’re connected' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rename', hidden: true })).toBeNull())
    expect(address()).toBe(list)
  })

  test('after confirming the age the beer can be added, without another dialog between', async () => {
    const { shopper } = await openAs('first-order', `/product/${named.ageGatedBeer}/lager`)
    const question = await screen.findByRole('dialog', { name: 'Are you 21 or older?' })
    await shopper.click(within(question).getByRole('button', { name: 'I’m 21 or older' }))
    await shopper.click(await screen.findByRole('button', { name: /^Add · / }))
    expect(await screen.findByRole('button', { name: 'View in cart' })).toBeVisible()
    await waitForWrites(30_000)
    expect(shop.server.journal.entries().map(({ call }) => call)).not.toContain('interstitials')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('the end of a membership is announced once', async () => {
  await shop.server.controls.become('member-expired')
  const { shopper, router } = await openShop('/')
  const notice = screen.getByText(/Your membership has expired/)
  expect(notice).toBeVisible()
  await shopper.click(screen.getByRole('button', { name: 'Close notification' }))
  await waitFor(() => expect(shop.server.journal.entries().map(({ call }) => call)).toContain('dismissWaon'))
  await act(() => router.navigate('/products/search/milk'))
  await screen.findByRole('heading', { level: 1, name: /milk/ })
  expect(screen.queryByText(/Your membership has expired/)).toBeNull()
})
