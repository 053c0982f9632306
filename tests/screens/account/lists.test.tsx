import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { currentCart } from '../../../src/stores/cart/cart.ts'
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

const SATURDAY = '/account/shopping-lists/10000001'
const MILK = 'Ladang Fresh Milk Full Cream'
const EGGS = 'Kampung Omega-3 Eggs'

// What was typed into a form is kept in it.
afterEach(() => sessionStorage.clear())

const main = () => within(screen.getByRole('main'))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const notice = (text: string | RegExp) => screen.findByText(text)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const lines = () =>
  within(screen.getByRole('list', { name: 'Every week' }))
    .getAllByRole('listitem')
    .map((line) => within(line).getAllByRole('link')[0]?.textContent)
const quantityOf = (name: string) =>
  screen.getByRole('group', { name: `Quantity of ${name}` }).querySelector('[data-quantity]')?.textContent

async function open(address: string) {
  await shop.server.controls.become('member-active')
  return await openShop(address)
}

async function giveName(shopper: UserEvent, title: string, name: string, button: string) {
  const form = await dialog(title)
  const field = form.getByRole('textbox', { name: /^List name/ })
  await shopper.clear(field)
  await shopper.type(field, name)
  await shopper.click(form.getByRole('button', { name: button }))
}

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
    await shopper.type(field, 'e{Enter}')
    expect(address()).toBe(SATURDAY)
    await shopper.type(field, 'gg{Enter}')
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

describe('a whole list', () => {
  test('can be renamed', async () => {
    const { shopper } = await open(SATURDAY)
    await shopper.click(screen.getByRole('button', { name: 'Rename' }))
    await giveName(shopper, 'Rename', 'Every Sunday', 'Save')
    expect(await notice('List renamed to “Every Sunday”')).toBeInTheDocument()
    await noDialog()
    expect(await heading('Every Sunday')).toBeVisible()
  })

  test('can be sorted, and loses several items at once when it is saved', async () => {
    const { shopper } = await open(SATURDAY)
    const [first, second, third, fourth] = lines()
    await shopper.click(main().getByRole('button', { name: 'Edit' }))
    const form = await dialog('Edit “Every week”')
    expect(form.getByRole('button', { name: `Move ${first} up` })).toBeDisabled()
    const down = form.getByRole('button', { name: `Move ${first} down` })
    await shopper.click(down)
    expect(down).toHaveFocus()
    expect(form.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      second,
      first,
      third,
      fourth,
    ])
    await shopper.keyboard('{Enter}{Enter}')
    // At the end of the list, the other button has the focus.
    expect(form.getByRole('button', { name: `Move ${first} up` })).toHaveFocus()
    await shopper.click(form.getByRole('button', { name: `Remove ${second} from the list` }))
    await shopper.click(form.getByRole('button', { name: `Remove ${third} from the list` }))
    expect(form.getByRole('status')).toHaveTextContent('2 items will be removed when you save.')
    expect(await axeFaults()).toEqual([])
    await shopper.click(form.getByRole('button', { name: 'Save list' }))
    expect(await notice('“Every week” saved')).toBeInTheDocument()
    await noDialog()
    expect(lines()).toEqual([fourth, first])
    expect(screen.getByText('Reminder: Sun, 22 Nov, 8:00 am')).toBeVisible()
  })

  test('stays as it is when saving fails or the dialog is closed', async () => {
    const { shopper } = await open(SATURDAY)
    const before = lines()
    await shopper.click(main().getByRole('button', { name: 'Edit' }))
    const form = await dialog('Edit “Every week”')
    await shopper.click(form.getByRole('button', { name: `Remove ${MILK} from the list` }))
    shop.server.controls.arm('replaceList:status:500@always')
    await shopper.click(form.getByRole('button', { name: 'Save list' }))
    expect(await form.findByRole('alert')).toHaveTextContent('We couldn’t change the list. Please try again.')
    await shopper.click(form.getByRole('button', { name: 'Close' }))
    await noDialog()
    expect(lines()).toEqual(before)
  })

  test('can remind at a future day and hour only', async () => {
    const { shopper } = await open(SATURDAY)
    expect(screen.getByText('Reminder: Sun, 22 Nov, 8:00 am')).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: 'Reminder' }))
    const form = await dialog('Reminder')
    const day = form.getByRole('textbox', { name: /^Date/ })
    expect(day).toHaveValue('22/11/2026')
    const set = () => shopper.click(form.getByRole('button', { name: 'Set reminder' }))
    for (const [typed, words] of [
      ['31112026', /Enter a date, e\.g\./],
      ['20112026', /This time has passed/],
      ['23112027', /within a year/],
    ] as const) {
      await shopper.clear(day)
      await shopper.type(day, typed)
      await set()
      expect(form.getByText(words)).toBeVisible()
    }
    await shopper.clear(day)
    await shopper.type(day, '28112026')
    expect(day).toHaveValue('28/11/2026')
    await shopper.selectOptions(form.getByRole('combobox', { name: /^Time/ }), '6:00 pm')
    expect(await axeFaults()).toEqual([])
    await set()
    await noDialog()
    expect(await screen.findByText('Reminder: Sat, 28 Nov, 6:00 pm')).toBeVisible()

    await shopper.click(screen.getByRole('button', { name: 'Reminder' }))
    await shopper.click((await dialog('Reminder')).getByRole('button', { name: 'Remove reminder' }))
    await noDialog()
    expect(screen.queryByText(/^Reminder:/)).toBeNull()
  })

  test('is deleted after a confirmation, and the other lists stay', async () => {
    const { shopper, address } = await open(SATURDAY)
    await shopper.click(screen.getByRole('button', { name: 'Delete' }))
    await shopper.click((await dialog('Delete “Every week”?')).getByRole('button', { name: 'Keep it' }))
    await noDialog()
    await shopper.click(screen.getByRole('button', { name: 'Delete' }))
    await shopper.click((await dialog('Delete “Every week”?')).getByRole('button', { name: 'Delete' }))
    expect(await notice('“Every week” deleted')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/account/shopping-lists'))
    expect(screen.queryByRole('link', { name: /^Every week/ })).toBeNull()
    expect(await screen.findByRole('link', { name: /^Rumah terbuka/ })).toBeInTheDocument()
  })

  test('stays if the server refuses the deletion, and the dialog shows a message', async () => {
    const { shopper, address } = await open(SATURDAY)
    shop.server.controls.arm('deleteList:network@always')
    await shopper.click(screen.getByRole('button', { name: 'Delete' }))
    const question = await dialog('Delete “Every week”?')
    await shopper.click(question.getByRole('button', { name: 'Delete' }))
    expect(await question.findByRole('alert')).toHaveTextContent('We couldn’t change the list.')
    expect(address()).toBe(SATURDAY)
  })
})

test('an unknown list shows the page for missing pages', async () => {
  await open('/account/shopping-lists/99999999')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We can’t find this page')
})
