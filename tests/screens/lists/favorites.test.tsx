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
  test('a press makes it a favourite and says so, another takes it back, and that can be undone', async () => {
    await shop.server.controls.become('first-order')
    const { shopper } = await openShop(address)
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    await shopper.click(heart())
    expect(await notice(`${MILK} is one of your favourites now`)).toBeVisible()
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
    await shopper.click(heart())
    expect(await notice(`${MILK} is no longer a favourite`)).toBeVisible()
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    await shopper.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'))
  })

  test('what is a favourite already is told so', async () => {
    await shop.server.controls.become('first-order')
    const { shopper } = await openShop(address)
    await shopper.click(heart())
    await notice(/favourites now$/)
    // Made one in another tab, of which this one has not heard.
    const { user } = useSession.getState()
    if (user?.isGuest === false) useSession.setState({ user: { ...user, favorites: [] } })
    await shopper.click(heart())
    expect(await notice(`${MILK} is one of your favourites already`)).toBeVisible()
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
  })

  test('a heart that the server refuses goes back, and says why', async () => {
    await shop.server.controls.become('first-order')
    const { shopper } = await openShop(address)
    shop.server.controls.arm('addFavorite:network@always')
    await shopper.click(heart())
    expect(await notice(/could not be changed/)).toBeVisible()
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
  })

  test('four quick presses end where the last one wanted, with no two calls at once', async () => {
    await shop.server.controls.become('first-order')
    const { shopper } = await openShop(address)
    for (const _ of [1, 2, 3, 4]) await shopper.click(heart())
    await notice(/no longer a favourite/)
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('a guest', () => {
  test('logs in where they are, and then it is a favourite', async () => {
    const { shopper, address: now } = await openShop(address)
    const before = now()
    await shopper.click(heart())
    expect(await screen.findByText(`Log in to keep ${MILK} among your favourites.`)).toBeVisible()
    await logInAs(shopper, 'firstOrderCustomer')
    expect(await notice(`${MILK} is one of your favourites now`)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(heart()).toHaveAttribute('aria-pressed', 'true')
    expect(now()).toBe(before)
  })

  test.each([
    ['a wrong password', 'firstOrderCustomer', 'Wrong-2026', /don’t belong together/],
    ['an account of the sister shop', 'vietnamRealm', 'Wrong-2026', /our shop in Vietnam/],
  ] as const)('is told of %s in words, with the focus on them', async (_, who, password, words) => {
    const { shopper } = await openShop(address)
    await shopper.click(heart())
    await logInAs(shopper, who, password)
    const alert = await (await loginDialog()).findByRole('alert')
    expect(alert).toHaveTextContent(words)
    expect(alert).toHaveFocus()
    await shopper.type((await loginDialog()).getByLabelText(/^Password/), 'x')
    expect((await loginDialog()).queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is asked for what is missing, the first missing thing first', async () => {
    const { shopper } = await openShop(address)
    await shopper.click(heart())
    const dialog = await loginDialog()
    await shopper.click(await dialog.findByRole('button', { name: 'Log in' }))
    expect(dialog.getByRole('textbox', { name: /^E-mail/ })).toHaveFocus()
    expect(dialog.getAllByText('Please fill this in.')).toHaveLength(2)
    await shopper.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'nobody')
    await shopper.click(dialog.getByRole('button', { name: 'Log in' }))
    expect(dialog.getByText(/such as name@example.com/)).toBeVisible()
  })

  test('who closes the dialog stays a guest, and nothing is kept', async () => {
    const { shopper } = await openShop(address)
    await shopper.click(heart())
    await loginDialog()
    await shopper.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(heart()).toHaveAttribute('aria-pressed', 'false')
    expect(shop.server.journal.entries().filter(({ call }) => call === 'addFavorite')).toEqual([])
  })

  test('keeps the cart: what was in it is in the account’s now', async () => {
    const { shopper } = await openShop(address)
    await shopper.click(screen.getByRole('button', { name: 'Add · RM 7.90' }))
    await screen.findByRole('button', { name: 'View in cart' })
    await shopper.click(heart())
    await logInAs(shopper, 'firstOrderCustomer')
    await notice(/favourites now$/)
    expect(await screen.findByRole('button', { name: 'View in cart' })).toBeVisible()
  })
})
