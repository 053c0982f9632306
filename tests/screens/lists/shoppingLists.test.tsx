import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { logInAs } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const MILK = 'Ladang Fresh Milk Full Cream'
const address = `/product/${named.saleMilk}/any-slug`
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add to a shopping list' }))
const notice = (text: string | RegExp) => screen.findByText(text)
const press = () => screen.getByRole('button', { name: 'Add to a list' })

test('the first list is begun with it, and the next time it is there to choose', async () => {
  await shop.server.controls.become('first-order')
  const { shopper } = await openShop(address)
  await shopper.click(press())
  expect((await dialog()).getByText('You have no list yet. Give your first one a name.')).toBeVisible()
  await shopper.type((await dialog()).getByRole('textbox', { name: /^Name of a new list/ }), 'Breakfast')
  await shopper.click((await dialog()).getByRole('button', { name: 'Create and add' }))
  expect(await notice(`${MILK} is on “Breakfast” now`)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await shopper.click(press())
  await shopper.click((await dialog()).getByRole('button', { name: 'Breakfast' }))
  expect(await notice(`${MILK} is on “Breakfast” already`)).toBeVisible()
})

test('a name that another list has is refused in words, and the dialog stays', async () => {
  await shop.server.controls.become('first-order')
  const { shopper } = await openShop(address)
  for (const _ of ['first', 'second']) {
    await shopper.click(press())
    await shopper.type((await dialog()).getByRole('textbox', { name: /^Name of a new list/ }), 'Breakfast')
    await shopper.click((await dialog()).getByRole('button', { name: 'Create and add' }))
    // A notice waits while a dialog is open.
    if (_ === 'second') break
    await notice(/“Breakfast” now$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
  const refusal = await (await dialog()).findByRole('alert')
  expect(refusal).toHaveTextContent('You have a list of that name.')
  await shopper.type((await dialog()).getByRole('textbox', { name: /^Name of a new list/ }), '!')
  expect(refusal).not.toBeInTheDocument()
})

test('a guest logs in first, then chooses', async () => {
  const { shopper } = await openShop(address)
  await shopper.click(press())
  expect(await screen.findByText(`Log in to put ${MILK} on a shopping list.`)).toBeVisible()
  await logInAs(shopper, 'returningCustomer')
  const lists = within((await dialog()).getByRole('list', { name: 'Your lists' }))
  const [first] = lists.getAllByRole('button')
  if (!first) throw new Error('They have lists')
  await shopper.click(first)
  expect(await notice(/ is on “.*” (now|already)$/)).toBeVisible()
})
