import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { targetOf } from '../../src/domain/cart/cart.ts'
import { openPanel, showPanelBriefly, usePanels } from '../../src/stores/overlays/panels.ts'
import { openShop, withShop } from '../screens/openShop.tsx'
import { entryOf } from './renderUi.tsx'
import { setLineQuantity } from '../stores/cardChanges.ts'

withShop()

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
