import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { PersonaId } from '../../../mocks/scenarios/personas.ts'
import { useCheckout } from '../../../src/stores/checkout/checkout.ts'
import { buyer } from '../../mocks/buyer.ts'
import { atPayment } from './atPayment.ts'
import { place } from './checkoutSteps.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { logInAs } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

const part = (name: string) => within(screen.getByRole('region', { name }))
// The title has the state behind it.
const opener = (name: string) => part(name).getByRole('button', { name: new RegExp(`^${name}`) })
const selection = () => useCheckout.getState().info?.selection

async function openAs(persona: PersonaId) {
  await shop.server.controls.become(persona)
  const visitor = await fillCart(shop.server, milkAboveMinimum)
  return { visitor, ...(await openShop('/checkout')) }
}

describe('the member number', () => {
  test('is entered by a guest, and can be removed', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openShop('/checkout')
    // The state of the loyalty, FORM or COMPLETE, is on its title.
    expect(opener('Member number')).toHaveTextContent('Member number Optional')
    await shopper.click(opener('Member number'))
    await shopper.type(part('Member number').getByRole('textbox'), ' ab-12 {Enter}')
    expect(await part('Member number').findByText('ab-12')).toBeVisible()
    expect(opener('Member number')).toHaveTextContent('Member number Added')
    expect(selection()?.loyaltyInfo).toEqual({ loyaltyId: 'ab-12' })
    await waitFor(() => expect(opener('Member number')).toHaveFocus())
    await shopper.click(part('Member number').getByRole('button', { name: 'Remove ab-12' }))
    await waitFor(() => expect(part('Member number').queryByText('ab-12')).toBeNull())
    expect(selection()?.loyaltyInfo).toEqual({})
  })

  test('of a connected membership is filled in', async () => {
    const { shopper } = await openAs('member-active')
    await shopper.click(opener('Member number'))
    const field = part('Member number').getByRole('textbox')
    expect(field).toHaveValue('WAON-700103')
    expect(field).toHaveAccessibleDescription('From the card connected to your account')
    await shopper.click(part('Member number').getByRole('button', { name: 'Save' }))
    expect(await part('Member number').findByText('WAON-700103')).toBeVisible()
  })

  test.each([
    ['of a connected membership is filled in after a login', '', 'WAON-700103'],
    ['that was typed stays after a login', 'AB-12', 'AB-12'],
  ])('%s', async (_, typed, shown) => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openShop('/checkout')
    await shopper.click(opener('Member number'))
    const field = () => part('Member number').getByRole('textbox')
    if (typed !== '') await shopper.type(field(), typed)
    await shopper.click(screen.getByRole('button', { name: 'Log in to use points and credit' }))
    await logInAs(shopper, 'activeMember')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await screen.findByRole('region', { name: 'Credit' })
    expect(field()).toHaveValue(shown)
    await shopper.clear(field())
    expect(field()).toHaveValue('')
  })

  test.each([
    ['', 'Enter your member number.'],
    ['700 103', 'Use only letters, digits and dashes.'],
  ])('“%s” is refused beside the field', async (typed, reason) => {
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openShop('/checkout')
    await shopper.click(opener('Member number'))
    const field = part('Member number').getByRole('textbox')
    await shopper.type(field, `${typed}{Enter}`)
    expect(field).toHaveAccessibleDescription(reason)
    expect(field).toHaveFocus()
  })
})

describe('the purchase order number', () => {
  test('is set by a business, removed and set again, and the order has it', async () => {
    const { shopper, visitor } = await openAs('business-owner')
    await shopper.click(opener('Purchase order number'))
    await shopper.type(part('Purchase order number').getByRole('textbox'), 'PO-2026-17{Enter}')
    await shopper.click(
      await part('Purchase order number').findByRole('button', { name: 'Remove PO-2026-17' }),
    )
    await waitFor(() => expect(selection()?.purchaseOrderNumber).toBeUndefined())
    await shopper.click(opener('Purchase order number'))
    // A removed number stays in the field for editing.
    expect(part('Purchase order number').getByRole('textbox')).toHaveValue('PO-2026-17')
    await shopper.click(part('Purchase order number').getByRole('button', { name: 'Save' }))
    await part('Purchase order number').findByText('PO-2026-17')
    const buys = buyer(visitor)
    await buys.address()
    await buys.telephone()
    const { deliveryTimes, cartId } = await buys.checkout()
    await buys.deliver({ deliveryTimeId: deliveryTimes.find(({ isAvailable }) => isAvailable)?._id })
    await buys.payBy('payment on fulfillment')
    expect((await buys.place(cartId)).body.data.order.purchaseOrderNumber).toBe('PO-2026-17')
  })

  test('that is typed and not saved survives a reload, and no order is placed without it', async () => {
    await shop.server.controls.become('business-owner')
    const { shopper, leave } = await atPayment(shop.server)
    await waitFor(() => expect(place()).toBeEnabled())
    await shopper.click(opener('Purchase order number'))
    await shopper.type(part('Purchase order number').getByRole('textbox'), 'PO-1')
    expect(place()).toBeDisabled()
    expect(place()).toHaveAccessibleDescription(
      'Your change to “Purchase order number” isn’t saved yet. Save it there first.',
    )
    leave()
    const again = await openShop('/checkout')
    expect(part('Purchase order number').getByRole('textbox')).toHaveValue('PO-1')
    expect(place()).toBeDisabled()
    await again.shopper.click(part('Purchase order number').getByRole('button', { name: 'Save' }))
    await part('Purchase order number').findByText('PO-1')
    await waitFor(() => expect(place()).toBeEnabled())
  })

  test('disappears when another tab has removed it', async () => {
    const { shopper, visitor } = await openAs('business-owner')
    await shopper.click(opener('Purchase order number'))
    await shopper.type(part('Purchase order number').getByRole('textbox'), 'PO-1{Enter}')
    const remove = await part('Purchase order number').findByRole('button', { name: 'Remove PO-1' })
    await visitor.ask('POST', '/api/remove-purchase-order-number', { purchaseOrderNumber: 'PO-1' })
    await shopper.click(remove)
    expect(await part('Purchase order number').findByRole('alert')).toHaveTextContent(/^This has changed/)
    await waitFor(() => expect(part('Purchase order number').queryByText('PO-1')).toBeNull())
  })

  test('is not for households', async () => {
    await openAs('returning')
    expect(screen.queryByRole('region', { name: 'Purchase order number' })).toBeNull()
  })
})
