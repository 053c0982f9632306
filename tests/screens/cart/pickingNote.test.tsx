import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { FulfillmentMethod } from '../../../src/contract/enumerations.ts'
import { openPanel } from '../../../src/stores/overlays/panels.ts'
import { lineOf } from '../../mocks/shopper.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, reloadShop, withShop } from '../openShop.tsx'

const shop = withShop()

// What was typed and not saved is kept in it.
afterEach(() => sessionStorage.clear())

const noteField = () => screen.findByRole('textbox', { name: 'Note for your shopper' })

/** Types a note for the first line and leaves it unsaved. */
async function typeNote(text: string) {
  const opened = await openShop('/cart')
  const [opener] = screen.getAllByRole('button', { name: /^Add a note/ })
  if (opener) await opened.shopper.click(opener)
  await opened.shopper.type(await noteField(), text)
  return opened
}

/** The notes that the server has, by warehouse. */
async function savedNotes() {
  const { cartVariants } = await (await fillCart(shop.server, {})).sync()
  return cartVariants.map((line) => [line.warehouse._id, line.customerItemPickingNotes])
}

/** Six milk by express, which is not delivered to the location, and one for pickup. */
async function milkTwice(notes: { express?: string; pickup?: string }) {
  const guest = await fillCart(shop.server, {})
  const milk = await guest.variantOf(named.saleMilk)
  const add = async (line: ReturnType<typeof lineOf>, note?: string) =>
    await guest.change({ ...line, ...(note ? { customerItemPickingNotes: note } : {}) })
  await add(lineOf(milk, 6), notes.express)
  const counter = { warehouse: 'kl-pickup', fulfillmentMethod: FulfillmentMethod.IN_STORE_PICKUP }
  await add({ ...lineOf(milk, 1), ...counter }, notes.pickup)
  await guest.ask('PUT', '/api/location', { postalCode: '88000' })
}

const byExpress = async () => within(await screen.findByRole('region', { name: 'Express' }))
const atCounter = async () => within(await screen.findByRole('region', { name: 'Pick up at Pasar Chow Kit' }))

describe('the note for the picker', () => {
  test('is edited in place, shows the remaining length, and is saved', async () => {
    await fillCart(shop.server, { spinach: 1 })
    const { shopper } = await openShop('/cart')
    await shopper.click(screen.getByRole('button', { name: /^Add a note for your shopper: Baby Spinach/ }))
    const field = screen.getByRole('textbox', { name: 'Note for your shopper' })
    expect(field).toHaveFocus()
    await shopper.type(field, 'young leaves, please')
    expect(field).toHaveAccessibleDescription('120 characters left')
    await shopper.click(screen.getByRole('button', { name: 'Save' }))
    const note = await screen.findByRole('button', { name: /: young leaves, please\. Edit$/ })
    expect(note).toHaveFocus()
    await waitFor(async () => {
      const { cartVariants } = await (await fillCart(shop.server, {})).sync()
      expect(cartVariants[0]?.customerItemPickingNotes).toBe('young leaves, please')
    })
  })

  test('stays in its field while it cannot be saved, and is saved by the next press', async () => {
    await fillCart(shop.server, { spinach: 1 })
    const { shopper } = await openShop('/cart')
    shop.server.controls.arm('changeCart:network')
    await shopper.click(screen.getByRole('button', { name: /^Add a note for your shopper: Baby Spinach/ }))
    await shopper.type(screen.getByRole('textbox', { name: 'Note for your shopper' }), 'young leaves{Enter}')
    await screen.findAllByText(/^We couldn’t save your note/)
    expect(screen.getByRole('textbox', { name: 'Note for your shopper' })).toHaveValue('young leaves')
    await shopper.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: /: young leaves\. Edit$/ })).toHaveFocus()
  })

  test('that was typed and not saved is there after a reload, until it is saved', async () => {
    await fillCart(shop.server, { spinach: 1 })
    const { shopper, leave } = await openShop('/cart')
    await shopper.click(screen.getByRole('button', { name: /^Add a note/ }))
    await shopper.type(screen.getByRole('textbox', { name: 'Note for your shopper' }), 'young leaves')
    leave()
    const again = await reloadShop('/cart')
    expect(await screen.findByRole('textbox', { name: 'Note for your shopper' })).toHaveValue('young leaves')
    await again.shopper.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: /: young leaves\. Edit$/ })).toBeVisible()
    again.leave()
    await reloadShop('/cart')
    expect(await screen.findByRole('button', { name: /: young leaves\. Edit$/ })).toBeVisible()
  })

  test('leaves Enter and Escape to an input method', async () => {
    await fillCart(shop.server, { spinach: 1 })
    const { shopper } = await openShop('/cart')
    await shopper.click(screen.getByRole('button', { name: /^Add a note/ }))
    const field = screen.getByRole('textbox', { name: 'Note for your shopper' })
    await shopper.type(field, '要嫩')
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
    // Safari has ended the composition by then.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })
    await shopper.type(field, '的')
    expect(screen.getByRole('textbox', { name: 'Note for your shopper' })).toHaveValue('要嫩的')
  })

  test('is unchanged after Escape', async () => {
    await fillCart(shop.server, { spinach: 1 })
    const { shopper } = await openShop('/cart')
    await shopper.click(screen.getByRole('button', { name: /^Add a note/ }))
    await shopper.keyboard('never mind{Escape}')
    expect(screen.getByRole('button', { name: /^Add a note/ })).toHaveFocus()
  })

  test('is limited to 140 characters', async () => {
    await fillCart(shop.server, { spinach: 1 })
    const { shopper } = await openShop('/cart')
    await shopper.click(screen.getByRole('button', { name: /^Add a note/ }))
    await shopper.click(screen.getByRole('textbox'))
    await shopper.paste('x'.repeat(200))
    expect(screen.getByRole('textbox')).toHaveValue('x'.repeat(140))
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('0 characters left')
  })

  test('that is still being typed is sent with the press on "Checkout", and not asked for again', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper, leave } = await typeNote('best before Friday')
    await shopper.click(screen.getByRole('link', { name: 'Checkout' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    expect(await savedNotes()).toEqual([['kl-express', 'best before Friday']])
    leave()
    await reloadShop('/cart')
    expect(await screen.findByRole('button', { name: /: best before Friday\. Edit$/ })).toBeVisible()
  })

  test('is sent from the cart panel of another page as well', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { leave } = await typeNote('best before Friday')
    leave()
    const { shopper } = await reloadShop('/')
    act(() => openPanel('cart'))
    const panel = within(await screen.findByRole('dialog'))
    await shopper.click(panel.getByRole('link', { name: 'Checkout' }))
    await waitFor(async () => expect(await savedNotes()).toEqual([['kl-express', 'best before Friday']]))
  })

  test('is typed for one line of two of the same item, and comes along to another delivery method', async () => {
    await milkTwice({})
    const { shopper, leave } = await openShop('/cart')
    await shopper.click((await byExpress()).getByRole('button', { name: /^Add a note/ }))
    await shopper.type(await noteField(), 'best before Friday')
    leave()
    const again = await reloadShop('/cart')
    expect(await noteField()).toHaveValue('best before Friday')
    const express = await byExpress()
    await again.shopper.click(express.getByRole('button', { name: 'Pick up at Pasar Chow Kit' }))
    again.leave()
    await reloadShop('/cart')
    expect((await atCounter()).getByRole('textbox')).toHaveValue('best before Friday')
  })

  test('stays on a line that another one of the same item joins', async () => {
    await milkTwice({ express: 'best before Friday', pickup: 'the blue box' })
    const { shopper } = await openShop('/cart')
    await shopper.click((await byExpress()).getByRole('button', { name: 'Pick up at Pasar Chow Kit' }))
    await waitFor(async () => expect(await savedNotes()).toEqual([['kl-pickup', 'the blue box']]))
  })
})
