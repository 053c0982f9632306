import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { useNotices } from '../../../src/stores/notices/notices.ts'
import { useModals } from '../../../src/stores/overlays/modals.ts'
import { logInAs } from '../logInAs.ts'
import { openShop, reloadShop, withShop } from '../openShop.tsx'

const shop = withShop()

// What was typed and not sent is kept in it.
afterEach(() => sessionStorage.clear())

const MILK = 'Ladang Fresh Milk Full Cream'
const address = `/product/${named.saleMilk}/any-slug`
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add to a shopping list' }))
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const notice = (text: string | RegExp) => screen.findByText(text)
const press = () => screen.getByRole('button', { name: 'Add to a list' })

test('the first list is created with the item, and the next time it can be selected', async () => {
  await shop.server.controls.become('first-order')
  const { shopper } = await openShop(address)
  await shopper.click(press())
  expect((await dialog()).getByText('You don’t have a list yet. Name your first one.')).toBeVisible()
  await shopper.type((await dialog()).getByRole('textbox', { name: /^New list name/ }), 'Breakfast')
  await shopper.click((await dialog()).getByRole('button', { name: 'Create and add' }))
  expect(await notice(`${MILK} added to “Breakfast”`)).toBeVisible()
  await noDialog()

  await shopper.click(press())
  await shopper.click((await dialog()).getByRole('button', { name: 'Breakfast' }))
  expect(await notice(`${MILK} is already on “Breakfast”`)).toBeVisible()
})

test('the name of another list is refused with a message, and the dialog stays open', async () => {
  await shop.server.controls.become('first-order')
  const { shopper } = await openShop(address)
  for (const _ of ['first', 'second']) {
    await shopper.click(press())
    await shopper.type((await dialog()).getByRole('textbox', { name: /^New list name/ }), 'Breakfast')
    await shopper.click((await dialog()).getByRole('button', { name: 'Create and add' }))
    // A notice waits while a dialog is open.
    if (_ === 'second') break
    await notice(/added to “Breakfast”$/)
    await noDialog()
  }
  const refusal = await (await dialog()).findByRole('alert')
  expect(refusal).toHaveTextContent('You already have a list with this name.')
  await shopper.type((await dialog()).getByRole('textbox', { name: /^New list name/ }), '!')
  expect(refusal).not.toBeInTheDocument()
})

test('a typed name is there after the dialog was closed and after a reload, until the list is created', async () => {
  await shop.server.controls.become('first-order')
  const nameField = async () => (await dialog()).getByRole('textbox', { name: /^New list name/ })
  const { shopper, leave } = await openShop(address)
  await shopper.click(press())
  await shopper.type(await nameField(), 'Breakfast')
  await shopper.keyboard('{Escape}')
  await noDialog()
  await shopper.click(press())
  expect(await nameField()).toHaveValue('Breakfast')
  leave()

  const again = await reloadShop(address)
  await again.shopper.click(press())
  expect(await nameField()).toHaveValue('Breakfast')
  await again.shopper.click((await dialog()).getByRole('button', { name: 'Create and add' }))
  expect(await notice(`${MILK} added to “Breakfast”`)).toBeVisible()
  await noDialog()
  await again.shopper.click(press())
  expect(await nameField()).toHaveValue('')
})

test('a late answer to a closed dialog leaves the next one open, with what was typed', async () => {
  await shop.server.controls.become('first-order')
  const { shopper } = await openShop(address)
  await shopper.click(press())
  await shopper.type((await dialog()).getByRole('textbox', { name: /^New list name/ }), 'Breakfast')
  await shopper.click((await dialog()).getByRole('button', { name: 'Create and add' }))
  await noDialog()

  const { holding } = shop.server.controls
  holding.hold(true)
  await shopper.click(press())
  await shopper.click((await dialog()).getByRole('button', { name: 'Breakfast' }))
  await shopper.keyboard('{Escape}')
  await noDialog()
  await shopper.click(press())
  await shopper.type((await dialog()).getByRole('textbox', { name: /^New list name/ }), 'Dinner')
  holding.hold(false)
  // Its notice waits while a dialog is open.
  await expect.poll(() => useNotices.getState().notices.map(({ key }) => key)).toContain('lists.already')
  // A dialog that is closed stays on screen while it fades out.
  expect(useModals.getState().open).not.toBeNull()
  await shopper.click((await dialog()).getByRole('button', { name: 'Create and add' }))
  expect(await notice(`${MILK} added to “Dinner”`)).toBeVisible()
})

test('a guest logs in first, then selects a list', async () => {
  const { shopper } = await openShop(address)
  await shopper.click(press())
  expect(await screen.findByText(`Log in to add ${MILK} to a shopping list.`)).toBeVisible()
  await logInAs(shopper, 'returningCustomer')
  const lists = within((await dialog()).getByRole('list', { name: 'Your lists' }))
  const [first] = lists.getAllByRole('button')
  if (!first) throw new Error('This shopper should have lists')
  await shopper.click(first)
  expect(await notice(/(added to|is already on) “.*”$/)).toBeVisible()
})
