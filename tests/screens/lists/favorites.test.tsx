import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { useSession } from '../../../src/stores/session/session.ts'
import { logInAs, loginDialog } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const MILK = 'Ladang Fresh Milk Full Cream'
const address = `/product/${named.saleMilk}/any-slug`
const heart = () => screen.getByRole('button', { name: `Favourite: ${MILK}`, hidden: true })
const notice = (text: string | RegExp) => screen.findByText(text)

describe('logged in', () => {
  test('one press adds a favourite with a message, another removes it, which can be undone', async () => {
    await shop.server.controls.become('first-order')
    const { shopper } = await openShop(address)
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    await shopper.click(heart())
    expect(await notice(`${MILK} added to favourites`)).toBeVisible()
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
    await shopper.click(heart())
    expect(await notice(`${MILK} removed from favourites`)).toBeVisible()
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    await shopper.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'))
  })

  test('an existing favourite shows a message', async () => {
    await shop.server.controls.become('first-order')
    const { shopper } = await openShop(address)
    await shopper.click(heart())
    await notice(/added to favourites$/)
    // Added in another tab, before this tab is updated.
    const { user } = useSession.getState()
    if (user?.isGuest === false) useSession.setState({ user: { ...user, favorites: [] } })
    await shopper.click(heart())
    expect(await notice(`${MILK} is already in your favourites`)).toBeVisible()
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
  })

  test('a favourite that the server refuses is restored, with the reason', async () => {
    await shop.server.controls.become('first-order')
    const { shopper } = await openShop(address)
    shop.server.controls.arm('addFavorite:network@always')
    await shopper.click(heart())
    expect(await notice(/couldn’t change your favourites/)).toBeVisible()
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
  })

  test('two quick presses without a connection leave it as it was', async () => {
    await shop.server.controls.become('first-order')
    const { shopper } = await openShop(address)
    const { arm, holding } = shop.server.controls
    arm('addFavorite:network@always')
    arm('removeFavorite:network@always')
    holding.hold(true)
    await shopper.click(heart())
    await shopper.click(heart())
    holding.hold(false)
    expect(await notice(/couldn’t change your favourites/)).toBeVisible()
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
  })

  test('a second press that fails leaves what the first one has saved', async () => {
    await shop.server.controls.become('first-order')
    const { shopper } = await openShop(address)
    const { arm, holding } = shop.server.controls
    arm('removeFavorite:network@always')
    holding.hold(true)
    await shopper.click(heart())
    await shopper.click(heart())
    holding.hold(false)
    expect(await notice(/couldn’t change your favourites/)).toBeVisible()
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
  })

  test('four quick presses send one call at a time, and end in the last state', async () => {
    await shop.server.controls.become('first-order')
    const { shopper } = await openShop(address)
    const { holding } = shop.server.controls
    holding.hold(true)
    for (const _ of [1, 2, 3, 4]) await shopper.click(heart())
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    const held = () => holding.held().filter(({ path }) => path.endsWith('-favorite'))
    await expect.poll(held).toHaveLength(1)
    holding.hold(false)
    expect(await notice(`${MILK} removed from favourites`)).toBeVisible()
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    const calls = shop.server.journal.entries().filter(({ call }) => call?.endsWith('Favorite'))
    expect(calls.map(({ call }) => call)).toEqual(['addFavorite', 'removeFavorite'])
  })
})

describe('a guest', () => {
  test('logs in on the open page, and then the favourite is added', async () => {
    const { shopper, address: now } = await openShop(address)
    const before = now()
    await shopper.click(heart())
    expect(await screen.findByText(`Log in to save ${MILK} to your favourites.`)).toBeVisible()
    await logInAs(shopper, 'firstOrderCustomer')
    expect(await notice(`${MILK} added to favourites`)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
    expect(now()).toBe(before)
  })

  test.each([
    ['a wrong password', 'firstOrderCustomer', 'Wrong-2026', /Wrong email or password/],
    ['an account of the sister shop', 'vietnamRealm', 'Wrong-2026', /our shop in Vietnam/],
  ] as const)('reads why %s is refused, and the message has the focus', async (_, who, password, words) => {
    const { shopper } = await openShop(address)
    await shopper.click(heart())
    await logInAs(shopper, who, password)
    const alert = await (await loginDialog()).findByRole('alert')
    expect(alert).toHaveTextContent(words)
    expect(alert).toHaveFocus()
    await shopper.type((await loginDialog()).getByLabelText(/^Password/), 'x')
    expect((await loginDialog()).queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is asked for missing fields, the first one first', async () => {
    const { shopper } = await openShop(address)
    await shopper.click(heart())
    const dialog = await loginDialog()
    await shopper.click(await dialog.findByRole('button', { name: 'Log in' }))
    expect(dialog.getByRole('textbox', { name: /^Email/ })).toHaveFocus()
    expect(dialog.getByText('Enter your email.')).toBeVisible()
    expect(dialog.getByText('Enter your password.')).toBeVisible()
    await shopper.type(dialog.getByRole('textbox', { name: /^Email/ }), 'nobody')
    await shopper.click(dialog.getByRole('button', { name: 'Log in' }))
    expect(dialog.getByText(/e\.g\. name@example.com/)).toBeVisible()
  })

  test('a guest who closes the dialog stays a guest, and nothing is stored', async () => {
    const { shopper } = await openShop(address)
    await shopper.click(heart())
    await loginDialog()
    await shopper.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    expect(shop.server.journal.entries().filter(({ call }) => call === 'addFavorite')).toEqual([])
  })

  test('keeps the cart, which moves to the account', async () => {
    const { shopper } = await openShop(address)
    await shopper.click(screen.getByRole('button', { name: 'Add · RM 7.90' }))
    await screen.findByRole('button', { name: 'View in cart' })
    await shopper.click(heart())
    await logInAs(shopper, 'firstOrderCustomer')
    await notice(/added to favourites$/)
    expect(await screen.findByRole('button', { name: 'View in cart' })).toBeVisible()
  })
})
