import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { currentCart } from '../../../src/stores/cart/cart.ts'
import { currentAccount } from '../../../src/stores/session/account.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/pages/account/lists/ArrangeListForm.tsx'),
    import('../../../src/pages/account/lists/ListNameForm.tsx'),
    import('../../../src/pages/account/lists/ReminderForm.tsx'),
  ]),
)
import {
  dialog,
  EGGS,
  giveName,
  heading,
  lines,
  main,
  MILK,
  noDialog,
  notice,
  quantityOf,
  SATURDAY,
  openAsMember,
} from './onLists.ts'

const open = (address: string) => openAsMember(shop.server, address)

// What was typed into a form is kept in it.
afterEach(() => sessionStorage.clear())

describe('all lists', () => {
  test('are shown with their item counts and reminders', async () => {
    await open('/account/shopping-lists')
    const list = within(screen.getByRole('list', { name: 'Your lists' }))
    const weekly = list.getByRole('link', { name: /^Every week 4 items/ })
    expect(weekly).toHaveAttribute('href', SATURDAY)
    expect(weekly).toHaveTextContent(/Reminder: Sun, 22 Nov, 8:00 am/)
    const way = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(way.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account')
    expect(await axeFaults()).toEqual([])
  })

  test('a new list opens at once, and needs a unique name', async () => {
    const { shopper, address } = await open('/account/shopping-lists')
    await shopper.click(screen.getByRole('button', { name: 'New list' }))
    await giveName(shopper, 'New list', 'every week', 'Create list')
    const form = await dialog('New list')
    expect(await form.findByRole('alert')).toHaveTextContent('You already have a list with this name.')
    await giveName(shopper, 'New list', 'Breakfast', 'Create list')
    expect(await heading('Breakfast')).toBeInTheDocument()
    expect(address()).toMatch(/^\/account\/shopping-lists\/\d{8}$/)
    await noDialog()
    expect(main().getByRole('heading', { name: 'This list is empty' })).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  test('a late answer to a closed dialog leaves the next one open, with what was typed', async () => {
    const { shopper, address } = await open('/account/shopping-lists')
    const { holding } = shop.server.controls
    holding.hold(true)
    await shopper.click(screen.getByRole('button', { name: 'New list' }))
    await giveName(shopper, 'New list', 'Breakfast', 'Create list')
    await waitFor(() => expect(holding.held()).toHaveLength(1))
    await shopper.keyboard('{Escape}')
    await noDialog()
    await shopper.click(screen.getByRole('button', { name: 'New list' }))
    await shopper.type((await dialog('New list')).getByRole('textbox', { name: /^List name/ }), 'Dinner')
    holding.hold(false)
    await expect.poll(() => currentAccount()?.shoppingLists.map(({ name }) => name)).toContain('Breakfast')
    await shopper.click((await dialog('New list')).getByRole('button', { name: 'Create list' }))
    expect(await heading('Dinner')).toBeInTheDocument()
    expect(address()).toMatch(/^\/account\/shopping-lists\/\d{8}$/)
  })

  test('without a list, the page explains what lists are for', async () => {
    await shop.server.controls.become('first-order')
    const { shopper } = await openShop('/account/shopping-lists')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No shopping lists yet')
    await shopper.click(main().getByRole('button', { name: 'New list' }))
    const form = await dialog('New list')
    await shopper.click(form.getByRole('button', { name: 'Create list' }))
    expect(form.getByText('Enter a list name.')).toBeVisible()
  })
})

describe('a list', () => {
  test('shows the way back, its items, and what they cost today', async () => {
    await open(SATURDAY)
    const way = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(way.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Your account',
      'Your shopping lists',
    ])
    expect(lines()).toHaveLength(4)
    expect(screen.getByText('Sold out')).toBeVisible()
    // 2 × 7.90, 8.90, 3 × 5.50; the sardines are sold out.
    expect(screen.getByRole('button', { name: 'Add all to cart · RM 41.20' })).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  test('can be added to the cart as a whole, and names the items that could not be added', async () => {
    const { shopper, address } = await open(SATURDAY)
    await shopper.click(screen.getByRole('button', { name: /^Add all to cart/ }))
    expect(await notice('6 items added to cart')).toBeVisible()
    expect(
      main().getByText('Ombak Sardines in Tomato Sauce', { selector: 'strong' }).parentElement,
    ).toHaveTextContent('Ombak Sardines in Tomato Sauce: Sold out')
    expect(new Set(currentCart().cartVariants.map(({ quantity }) => quantity))).toEqual(new Set([1, 2, 3]))
    await shopper.click(screen.getByRole('button', { name: 'View cart' }))
    await waitFor(() => expect(address()).toBe('/cart'))
  })

  test('whose addition has no answer is not added twice: the cart shows that it was added', async () => {
    const { shopper } = await open(SATURDAY)
    shop.server.controls.arm('addList:network:after')
    await shopper.click(screen.getByRole('button', { name: /^Add all to cart/ }))
    expect(await notice('6 items added to cart')).toBeVisible()
    expect(currentCart().cartVariants.map(({ quantity }) => quantity)).toEqual([2, 1, 3])
    expect(
      main().getByText('Ombak Sardines in Tomato Sauce', { selector: 'strong' }).parentElement,
    ).toHaveTextContent('Ombak Sardines in Tomato Sauce: unavailable')
  })

  test('that could not be sent can be added again', async () => {
    const { shopper } = await open(SATURDAY)
    shop.server.controls.arm('addList:network')
    await shopper.click(screen.getByRole('button', { name: /^Add all to cart/ }))
    expect(await notice(/limited or no network connection/)).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: /^Add all to cart/ }))
    expect(await notice('6 items added to cart')).toBeVisible()
    expect(currentCart().cartVariants.map(({ quantity }) => quantity)).toEqual([2, 1, 3])
  })

  test('shows a changed quantity and its total at once', async () => {
    const { shopper } = await open(SATURDAY)
    await shopper.click(screen.getByRole('button', { name: 'Quantity of Kampung Omega-3 Eggs: one more' }))
    expect(quantityOf(EGGS)).toBe('2')
    expect(screen.getByRole('button', { name: 'Add all to cart · RM 50.10' })).toBeVisible()
    await waitFor(() =>
      expect(shop.server.journal.entries().filter(({ call }) => call === 'changeList')).toHaveLength(1),
    )
  })

  test('takes back a change that fails, with a message', async () => {
    const { shopper } = await open(SATURDAY)
    shop.server.controls.arm('changeList:network@always')
    await shopper.click(screen.getByRole('button', { name: 'Quantity of Kampung Omega-3 Eggs: one more' }))
    expect(await notice('We couldn’t change “Every week”. Nothing on it has changed.')).toBeVisible()
    expect(quantityOf(EGGS)).toBe('1')
  })

  test('removes an item at once, moves the focus to the next, and restores it with undo', async () => {
    const { shopper } = await open(SATURDAY)
    const before = lines()
    await shopper.click(screen.getByRole('button', { name: `Remove ${MILK} from the list` }))
    expect(lines()).toEqual(before.slice(1))
    expect(document.activeElement).toHaveTextContent(EGGS)
    await notice(`${MILK} removed from “Every week”`)
    await shopper.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(lines()).toEqual(before))
    expect(quantityOf(MILK)).toBe('2')
    expect(document.activeElement).toHaveTextContent(MILK)
  })

  test('can be searched from two letters on, and the found items can be added alone', async () => {
    const { shopper, address } = await open(SATURDAY)
    const field = screen.getByRole('searchbox', { name: 'Search this list' })
    await shopper.type(field, 'e')
    await shopper.click(within(screen.getByRole('main')).getByRole('button', { name: 'Search' }))
    expect(address()).toBe(SATURDAY)
    expect(field).toHaveFocus()
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Type at least 2 letters')
    await shopper.keyboard('g')
    expect(field).toBeValid()
    expect(field).not.toHaveAccessibleDescription()
    await shopper.keyboard('g{Enter}')
    await waitFor(() => expect(lines()).toEqual([EGGS]))
    expect(address()).toBe(`${SATURDAY}?query=egg`)
    await shopper.click(screen.getByRole('button', { name: 'Add to cart · RM 8.90' }))
    expect(await notice('1 item added to cart')).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(lines()).toHaveLength(4))
  })

  test('says if a search finds nothing', async () => {
    await open(`${SATURDAY}?query=durian`)
    expect(screen.getByText('Nothing on “Every week” matches “durian”')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show all' })).toBeVisible()
  })
})

test('an unknown list shows the page for missing pages', async () => {
  await open('/account/shopping-lists/99999999')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We can’t find this page')
})
