import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { fillCart } from '../filledCart.ts'
import { openShop, reloadShop, withShop } from '../openShop.tsx'

const shop = withShop()

// What was typed and not saved is kept in it.
afterEach(() => sessionStorage.clear())

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
})
