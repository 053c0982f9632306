import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults } from '../axeFaults.ts'
import { reloadShop, withShop } from '../openShop.tsx'
import { releasePage } from '../releasePage.ts'

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
  giveName,
  heading,
  lines,
  main,
  MILK,
  noDialog,
  notice,
  SATURDAY,
  openAsMember,
} from './onLists.ts'

const open = (address: string) => openAsMember(shop.server, address)

// What was typed into a form is kept in it.
afterEach(() => sessionStorage.clear())

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

  test('has what was sorted and marked after a reload', async () => {
    const { shopper, leave } = await open(SATURDAY)
    const [first, second] = lines()
    await shopper.click(main().getByRole('button', { name: 'Edit' }))
    const form = await dialog('Edit “Every week”')
    await shopper.click(form.getByRole('button', { name: `Move ${first} down` }))
    await shopper.click(form.getByRole('button', { name: `Remove ${first} from the list` }))
    leave()
    await reloadShop(SATURDAY)
    const again = await dialog('Edit “Every week”')
    expect(
      again
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .slice(0, 2),
    ).toEqual([second, first])
    expect(again.getByRole('button', { name: `Remove ${first} from the list` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
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

  test('whose deletion is answered on another page leaves that page and its way back', async () => {
    const { shopper, address, router } = await open('/account/shopping-lists')
    await shopper.click(screen.getByRole('link', { name: /^Every week/ }))
    await heading('Every week')
    const { holding } = shop.server.controls
    holding.hold(true)
    await shopper.click(screen.getByRole('button', { name: 'Delete' }))
    await shopper.click((await dialog('Delete “Every week”?')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(holding.held()).toHaveLength(1))
    await shopper.keyboard('{Escape}')
    await noDialog()
    await shopper.click(screen.getByRole('link', { name: 'Your account' }))
    await releasePage(shop.server, '/account')
    await waitFor(() => expect(address()).toBe('/account'))
    holding.hold(false)
    expect(await notice('“Every week” deleted')).toBeInTheDocument()
    expect(address()).toBe('/account')
    expect(router.state.navigation.state).toBe('idle')
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
