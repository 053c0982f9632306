import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { setDocumentLoad } from '../../../src/api/documentLoad.ts'
import { matchedBy } from '../../mocks/matchedBy.ts'
import { axeFaults } from '../axeFaults.ts'
import { logInAs, loginDialog } from '../logInAs.ts'
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

describe('logout', () => {
  test('goes home as a guest, and the account then asks for a login', async () => {
    await shop.server.controls.become('member-active')
    const { shopper, router, address } = await openShop('/account')
    await shopper.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByText('You’re logged out. See you soon!')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/'))
    await router.navigate('/account')
    expect(await heading('This page is for your account')).toBeInTheDocument()
  })

  test('removes what could be undone: the next shopper must not get it', async () => {
    await shop.server.controls.become('returning')
    const { shopper, router } = await openShop('/account/address')
    const [first] = await screen.findAllByRole('button', { name: /^Delete/ })
    if (first) await shopper.click(first)
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
    await router.navigate('/account')
    await shopper.click(await screen.findByRole('button', { name: 'Log out' }))
    expect(await screen.findByText('You’re logged out. See you soon!')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('that fails keeps the shopper logged in, and shows a message', async () => {
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
  test('logs in on the open page, and then sees the requested page', async () => {
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

  test('a shopper who closes the login dialog is not asked again, and can still log in', async () => {
    const { shopper } = await openShop('/account')
    await loginDialog()
    await shopper.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const reads = () => shop.server.journal.entries().filter(({ call }) => call === 'page').length
    const asked = reads()
    await shopper.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }))
    await logInAs(shopper, 'activeMember')
    expect(await heading('Hello, Mei Yee')).toBeInTheDocument()
    // What the login reloads, and the page itself.
    expect(reads() - asked).toBeLessThanOrEqual(2)
  })

  test('a shopper who comes from another page logs in there, without a document load', async () => {
    const load = vi.fn()
    setDocumentLoad(load)
    const { router, address } = await openShop('/')
    await router.navigate('/account')
    expect(await screen.findByText('Log in to see this page.')).toBeInTheDocument()
    await loginDialog()
    expect(address()).toBe('/account')
    expect(load).not.toHaveBeenCalled()
  })

  test('a server that refuses every login request is not asked in a loop', async () => {
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

  test('an expired session reloads the page in full, once (document 1 §6)', async () => {
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
