import '../setup/indexedDbClasses.ts'
import { BatchInterceptor } from '@mswjs/interceptors'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { start } from '../../mocks/hosts/package/client.ts'
import type { PasarMockOptions } from '../../mocks/hosts/package/vite.ts'
import { Header } from '../../src/contract/headers.ts'
import type { Cart } from '../../src/contract/entities/cart.ts'

const { apply } = BatchInterceptor.prototype
let leave = () => {}

/** As an app that requests its data again: jsdom cannot reload. */
const keepPage = (event: Event) => event.preventDefault()

beforeEach(() => {
  addEventListener('pasar-mock:change', keepPage)
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.spyOn(BatchInterceptor.prototype, 'apply').mockImplementation(function answering(
    this: typeof BatchInterceptor.prototype,
  ) {
    leave = () => this.dispose()
    apply.call(this)
  })
})

/** As a reload does: what the page has kept is written, it answers no more, and its elements are gone. */
function leavePage() {
  window.dispatchEvent(new Event('pagehide'))
  leave()
  document.body.replaceChildren()
}

afterEach(() => {
  leavePage()
  removeEventListener('pasar-mock:change', keepPage)
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/')
  delete document.documentElement.dataset['shop']
  delete window.mock
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page of another app, with the mock of the package; resolves when its console is there. */
async function loadPage(options: PasarMockOptions = {}): Promise<void> {
  start(options)
  await screen.findByRole('button', { name: /^Mock console/ })
}

async function linesInCart(): Promise<number> {
  const answer = await fetch(new URL('/api/carts/sync', location.href), {
    headers: { [Header.API_JSON]: 'true' },
  })
  const { data } = (await answer.json()) as { data: { cart: Cart } }
  return data.cart.cartVariants.length
}

test('the shop that a link gives to a tab of another app is there after a reload, with its persona and clock', async () => {
  history.replaceState(null, '', '/?persona=guest-cart&clock=2031-12-24T10:00!')
  await loadPage()
  expect(await linesInCart()).toBe(3)
  leavePage()
  expect(location.search).toBe('')
  await loadPage()
  expect(await linesInCart()).toBe(3)
  expect(window.mock?.clock.now()).toBe('2031-12-24T02:00:00.000Z')
})

test('the shop of a link has the seed of the other app', async () => {
  history.replaceState(null, '', '/?persona=guest-cart')
  await loadPage({ seed: 9 })
  await linesInCart()
  expect(await window.mock?.catalogueSeed()).toBe(9)
})

describe('after a reload, as each change causes in another app', () => {
  /** A new page, with the console at its records and snapshots. */
  async function openData() {
    await loadPage()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: /^Mock console/ }))
    await user.click(await screen.findByRole('tab', { name: 'Data' }))
    const panel = within(await screen.findByRole('tabpanel', { name: 'Data' }))
    return { user, panel }
  }

  test('the snapshot from before a change of the person is listed, and restores the shop', async () => {
    await loadPage()
    await window.mock?.become('guest-cart')
    expect(await linesInCart()).toBe(3)
    leavePage()
    const { user, panel } = await openData()
    await user.click(
      await panel.findByRole('button', { name: 'Step back: Before logging in: Guest with a cart' }),
    )
    expect(await panel.findByText(/^Stepped back: /)).toBeVisible()
    expect(await linesInCart()).toBe(0)
  })

  test('a change of a record can be undone', async () => {
    await loadPage()
    await window.mock?.become('returning')
    leavePage()
    const { user, panel } = await openData()
    await user.selectOptions(await panel.findByRole('combobox', { name: 'Kind' }), 'Account')
    await user.click(await panel.findByRole('button', { name: /Points: / }))
    const points = panel.getByRole<HTMLInputElement>('textbox', { name: 'Points' })
    const { value: before } = points
    await user.clear(points)
    await user.type(points, '77')
    await user.click(panel.getByRole('button', { name: 'Save' }))
    expect(await panel.findByRole('button', { name: /^Undo: .*Points: \d+ → 77$/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    leavePage()
    const again = await openData()
    await again.user.click(await again.panel.findByRole('button', { name: /^Undo: .*Points: \d+ → 77$/ }))
    expect(await again.panel.findByText(/^Undone: /)).toBeVisible()
    const [account] = (await window.mock?.records({ kind: 'account', text: '' })) ?? []
    expect(account?.fields.find(({ name }) => name === 'points')?.value).toBe(Number(before))
    expect(again.panel.queryByRole('button', { name: /^Undo: / })).toBeNull()
  })
})
