import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { targetOf } from '../../src/domain/cart/cart.ts'
import { openPanel, showPanelBriefly, usePanels } from '../../src/stores/overlays/panels.ts'
import { fillCart } from '../screens/filledCart.ts'
import { openShop, withShop } from '../screens/openShop.tsx'
import { entryOf } from './renderUi.tsx'
import { setLineQuantity } from '../stores/cardChanges.ts'

const shop = withShop()

async function openCart() {
  act(() => openPanel('cart'))
  return within(await screen.findByRole('dialog', { name: 'Cart' }))
}

test('an item removed in the cart panel is restored there, by keyboard', async () => {
  const { shopper } = await openShop('/')
  act(() => setLineQuantity(targetOf(entryOf(named.saleMilk)), 1))
  act(() => openPanel('cart'))
  const panel = await screen.findByRole('dialog', { name: 'Cart' })
  const less = await within(panel).findByRole('button', { name: /one less$/ })
  await shopper.click(less)
  await within(panel).findByText(/removed from cart/)
  const undo = within(panel).getByRole('button', { name: 'Undo' })
  for (let presses = 0; presses < 4 && document.activeElement !== undo; presses += 1) await shopper.tab()
  expect(undo).toHaveFocus()
  await shopper.keyboard('{Enter}')
  expect(await within(panel).findByRole('button', { name: /one less$/ })).toBeVisible()
})

test('an item that has sold out says so in the cart panel, and has no total', async () => {
  await fillCart(shop.server, { saleMilk: 1, spinach: 1 })
  await shop.server.controls.set({ stock: { variant: named.spinach, available: 0 } })
  await openShop('/')
  const panel = await openCart()
  const gone = await panel.findByRole('listitem', { name: /pinach/ })
  expect(gone).toHaveTextContent('Sold out')
  expect(gone).not.toHaveTextContent('RM')
  expect(panel.getByRole('listitem', { name: 'Ladang Fresh Milk Full Cream' })).toHaveTextContent('RM 7.90')
})

test('a sample is named as such in the cart panel', async () => {
  await fillCart(shop.server, { sampleShampoo: 1 })
  await openShop('/')
  const panel = await openCart()
  const sample = await panel.findByRole('listitem', { name: /Shampoo/ })
  expect(sample).toHaveTextContent('SAMPLE')
  expect(sample).not.toHaveTextContent('Free')
})

test('a product’s name in the cart panel closes it, also on the page of that product', async () => {
  await fillCart(shop.server, { saleMilk: 1 })
  const { shopper } = await openShop(`/product/${named.saleMilk}/ladang-fresh-milk-full-cream-1-l`)
  const panel = await openCart()
  await shopper.click(await panel.findByRole('link', { name: 'Ladang Fresh Milk Full Cream' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cart' })).not.toBeInTheDocument())
})

test.each(['one more', 'View cart'])(
  'a cart that closes by itself stays open once the pointer is over %s',
  async (name) => {
    const { shopper } = await openShop('/')
    act(() => setLineQuantity(targetOf(entryOf(named.saleMilk)), 1))
    act(() => showPanelBriefly('cart'))
    const panel = await screen.findByRole('dialog', { name: 'Cart' })
    const [pointed] = await within(panel).findAllByRole(name === 'View cart' ? 'link' : 'button', {
      name: new RegExp(`${name}$`),
    })
    if (!pointed) throw new Error(`The panel has no ${name}`)
    expect(usePanels.getState().isBrief).toBe(true)
    await shopper.pointer({ target: pointed })
    expect(usePanels.getState().isBrief).toBe(false)
  },
)
