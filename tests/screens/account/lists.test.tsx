import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { currentCart } from '../../../src/stores/cart/cart.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// The browser has them before it has nothing else to do.
beforeAll(
  () =>
    Promise.all([
      import('../../../src/app/MuiTheme.tsx'),
      import('../../../src/ui/dialog/MuiModal.tsx'),
      import('../../../src/pages/account/lists/ListNameForm.tsx'),
      import('../../../src/pages/account/lists/ReminderForm.tsx'),
    ]),
  120_000,
)

const SATURDAY = '/account/shopping-lists/10000001'
const MILK = 'Ladang Fresh Milk Full Cream'
const EGGS = 'Kampung Omega-3 Eggs'

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
  const field = form.getByRole('textbox', { name: /^Name of the list/ })
  await shopper.clear(field)
  await shopper.type(field, name)
  await shopper.click(form.getByRole('button', { name: button }))
}

describe('all lists', () => {
  test('stand there with how much is on each, and when they remind', async () => {
    await open('/account/shopping-lists')
    const list = within(screen.getByRole('list', { name: 'Your lists' }))
    const weekly = list.getByRole('link', { name: /^Every week 4 things/ })
    expect(weekly).toHaveAttribute('href', SATURDAY)
    expect(weekly).toHaveTextContent(/Reminds you Sun, 22 Nov, 8:00 am/)
    const way = within(screen.getByRole('navigation', { name: 'You are here' }))
    expect(way.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account')
    expect(await axeFaults()).toEqual([])
  })

  test('another one is begun, and open at once; its name is its own', async () => {
    const { shopper, address } = await open('/account/shopping-lists')
    await shopper.click(screen.getByRole('button', { name: 'New list' }))
    await giveName(shopper, 'New list', 'every week', 'Create the list')
    const form = await dialog('New list')
    expect(await form.findByRole('alert')).toHaveTextContent('You have a list of that name.')
    await giveName(shopper, 'New list', 'Breakfast', 'Create the list')
    expect(await heading('Breakfast')).toBeInTheDocument()
    expect(address()).toMatch(/^\/account\/shopping-lists\/\d{8}$/)
    await noDialog()
    expect(main().getByRole('heading', { name: 'This list is empty' })).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  test('of somebody who has none say what a list is for', async () => {
    await shop.server.controls.become('first-order')
    const { shopper } = await openShop('/account/shopping-lists')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No shopping lists yet')
    await shopper.click(main().getByRole('button', { name: 'New list' }))
    const form = await dialog('New list')
    await shopper.click(form.getByRole('button', { name: 'Create the list' }))
    expect(form.getByText('Please fill this in.')).toBeVisible()
  })
})

describe('one list', () => {
  test('shows the way to it, what is on it, and what all of it costs today', async () => {
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
    expect(screen.getByRole('button', { name: 'Put all in the cart · RM 41.20' })).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  test('goes into the cart as a whole, and says what could not come along', async () => {
    const { shopper, address } = await open(SATURDAY)
    await shopper.click(screen.getByRole('button', { name: /^Put all in the cart/ }))
    expect(await notice('6 items are in your cart')).toBeVisible()
    expect(
      main().getByText('Ombak Sardines in Tomato Sauce', { selector: 'strong' }).parentElement,
    ).toHaveTextContent('Ombak Sardines in Tomato Sauce: Sold out')
    expect(new Set(currentCart().cartVariants.map(({ quantity }) => quantity))).toEqual(new Set([1, 2, 3]))
    await shopper.click(screen.getByRole('button', { name: 'View cart' }))
    await waitFor(() => expect(address()).toBe('/cart'))
  })

  test('changes at once, and the total with it', async () => {
    const { shopper } = await open(SATURDAY)
    await shopper.click(screen.getByRole('button', { name: 'Quantity of Kampung Omega-3 Eggs: one more' }))
    expect(quantityOf(EGGS)).toBe('2')
    expect(screen.getByRole('button', { name: 'Put all in the cart · RM 50.10' })).toBeVisible()
    await waitFor(() =>
      expect(shop.server.journal.entries().filter(({ call }) => call === 'changeList')).toHaveLength(1),
    )
  })

  test('a change that does not arrive is taken back, and said', async () => {
    const { shopper } = await open(SATURDAY)
    shop.server.controls.arm('changeList:network@always')
    await shopper.click(screen.getByRole('button', { name: 'Quantity of Kampung Omega-3 Eggs: one more' }))
    expect(await notice('“Every week” could not be changed. It is as it was before.')).toBeVisible()
    expect(quantityOf(EGGS)).toBe('1')
  })

  test('what is taken off is off at once, the focus goes to the next, and an undo puts it back as it was', async () => {
    const { shopper } = await open(SATURDAY)
    const before = lines()
    await shopper.click(screen.getByRole('button', { name: `Take ${MILK} off the list` }))
    expect(lines()).toEqual(before.slice(1))
    expect(document.activeElement).toHaveTextContent(EGGS)
    await notice(`${MILK} is off “Every week”`)
    await shopper.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(lines()).toEqual(before))
    expect(quantityOf(MILK)).toBe('2')
    expect(document.activeElement).toHaveTextContent(MILK)
  })

  test('is searched from two letters on, and what is found goes into the cart alone', async () => {
    const { shopper, address } = await open(SATURDAY)
    const field = screen.getByRole('searchbox', { name: 'Search this list' })
    await shopper.type(field, 'e{Enter}')
    expect(address()).toBe(SATURDAY)
    await shopper.type(field, 'gg{Enter}')
    await waitFor(() => expect(lines()).toEqual([EGGS]))
    expect(address()).toBe(`${SATURDAY}?query=egg`)
    await shopper.click(screen.getByRole('button', { name: 'Put it in the cart · RM 8.90' }))
    expect(await notice('1 item is in your cart')).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(lines()).toHaveLength(4))
  })

  test('nothing found says so', async () => {
    await open(`${SATURDAY}?query=durian`)
    expect(screen.getByText('Nothing on “Every week” matches “durian”')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Show all' })).toBeVisible()
  })
})

describe('a list as a whole', () => {
  test('gets another name', async () => {
    const { shopper } = await open(SATURDAY)
    await shopper.click(screen.getByRole('button', { name: 'Rename' }))
    await giveName(shopper, 'Rename', 'Every Sunday', 'Save')
    expect(await notice('The list is called “Every Sunday” now')).toBeInTheDocument()
    await noDialog()
    expect(await heading('Every Sunday')).toBeVisible()
  })

  test('reminds at a day and an hour that lie ahead, and no more', async () => {
    const { shopper } = await open(SATURDAY)
    expect(screen.getByText('Reminds you Sun, 22 Nov, 8:00 am')).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: 'Reminder' }))
    const form = await dialog('Reminder')
    const day = form.getByRole('textbox', { name: /^Day/ })
    expect(day).toHaveValue('22/11/2026')
    const set = () => shopper.click(form.getByRole('button', { name: 'Set the reminder' }))
    for (const [typed, words] of [
      ['31112026', /Please give a day such as/],
      ['20112026', /This time is over/],
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
    expect(await screen.findByText('Reminds you Sat, 28 Nov, 6:00 pm')).toBeVisible()

    await shopper.click(screen.getByRole('button', { name: 'Reminder' }))
    await shopper.click((await dialog('Reminder')).getByRole('button', { name: 'No reminder' }))
    await noDialog()
    expect(screen.queryByText(/^Reminds you/)).toBeNull()
  })

  test('is deleted after a question, and the others are left', async () => {
    const { shopper, address } = await open(SATURDAY)
    await shopper.click(screen.getByRole('button', { name: 'Delete' }))
    await shopper.click((await dialog('Delete “Every week”?')).getByRole('button', { name: 'Keep it' }))
    await noDialog()
    await shopper.click(screen.getByRole('button', { name: 'Delete' }))
    await shopper.click((await dialog('Delete “Every week”?')).getByRole('button', { name: 'Delete' }))
    expect(await notice('“Every week” is deleted')).toBeInTheDocument()
    await waitFor(() => expect(address()).toBe('/account/shopping-lists'))
    expect(screen.queryByRole('link', { name: /^Every week/ })).toBeNull()
    expect(await screen.findByRole('link', { name: /^Rumah terbuka/ })).toBeInTheDocument()
  })

  test('one that the server keeps stays, and the dialog says so', async () => {
    const { shopper, address } = await open(SATURDAY)
    shop.server.controls.arm('deleteList:network@always')
    await shopper.click(screen.getByRole('button', { name: 'Delete' }))
    const question = await dialog('Delete “Every week”?')
    await shopper.click(question.getByRole('button', { name: 'Delete' }))
    expect(await question.findByRole('alert')).toHaveTextContent('The list could not be changed.')
    expect(address()).toBe(SATURDAY)
  })
})

test('a list that is nobody’s is the not-found page', async () => {
  await open('/account/shopping-lists/99999999')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This shelf is empty')
})
