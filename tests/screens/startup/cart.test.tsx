import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { openStartupModal } from '../../../src/app/effects/startup/startupModal.ts'
import type { Cents } from '../../../src/contract/entities/money.ts'
import { openModal, useModals } from '../../../src/stores/overlays/modals.ts'
import { arrive, callsOf, dialog, idOf, noDialog, stops, withStartup } from './openWithStartup.ts'
import { putInCart } from '../putInCart.ts'
import { logInAs } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
withStartup()
const MILK = 'Ladang Fresh Milk Full Cream'

describe('the dialog of cart changes', () => {
  async function changeBehindTheirBack() {
    const { leave } = await openShop('/')
    await putInCart(named.saleMilk, 3)
    await putInCart(named.spinach, 2)
    leave()
    await shop.server.arrange(({ cart }) => {
      const milk = cart.lines.find(({ variantId }) => variantId === idOf(named.saleMilk))
      if (milk) milk.seenPrice = 690 as Cents
    })
  }

  test('lists each change, and accepts all with one press', async () => {
    await changeBehindTheirBack()
    const { shopper } = await arrive('/')
    const opened = await dialog('Your cart has changed')
    const [line, ...others] = opened.getAllByRole('listitem')
    expect(line).toHaveTextContent(`${MILK}Now RM 7.90 (was RM 6.90)`)
    expect(others).toEqual([])
    await shopper.click(opened.getByRole('button', { name: 'Update my cart' }))
    await noDialog()
    expect(await screen.findByText('Your cart is up to date')).toBeVisible()
    let seen: number | undefined
    await shop.server.arrange(({ cart }) => {
      seen = cart.lines.find(({ variantId }) => variantId === idOf(named.saleMilk))?.seenPrice
    })
    expect(seen).toBe(790)
  })

  test('reports a change that failed, and no success beside it', async () => {
    const { leave } = await openShop('/')
    await putInCart(named.spinach, 2)
    leave()
    await shop.server.controls.set({ stock: { variant: named.spinach, available: 0 } })
    const { shopper } = await arrive('/')
    const opened = await dialog('Your cart has changed')
    expect(opened.getByRole('listitem')).toHaveTextContent('Sold out')
    shop.server.controls.arm('changeCart:status:500')
    await shopper.click(opened.getByRole('button', { name: 'Update my cart' }))
    await noDialog()
    expect(await screen.findByText(/^We couldn’t update everything/)).toBeVisible()
    expect(screen.queryByText('Your cart is up to date')).toBeNull()
  })

  test('does not open again in this visit after it is closed', async () => {
    await changeBehindTheirBack()
    const { shopper, router } = await arrive('/')
    const opened = await dialog('Your cart has changed')
    await shopper.click(opened.getByRole('button', { name: 'Close' }))
    await noDialog()
    const before = callsOf(shop.server).filter((call) => call === 'interstitials').length
    act(() => {
      stops.push(openStartupModal(router))
    })
    await waitFor(() =>
      expect(callsOf(shop.server).filter((call) => call === 'interstitials').length).toBeGreaterThan(before),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the dialog after a login', () => {
  test('shows what happened to the guest’s cart', async () => {
    const { shopper } = await arrive('/')
    await putInCart(named.spinach, 2)
    act(() => openModal({ kind: 'login', deferredAction: null }))
    await logInAs(shopper, 'activeMember')
    const opened = await dialog('We’ve combined your carts')
    expect(opened.getByRole('listitem')).toHaveTextContent('2 in your cart')
    await shopper.click(opened.getByRole('button', { name: 'Keep shopping' }))
    await noDialog()
  })

  test('shows a business, the shopper’s role and the remaining credit', async () => {
    const { shopper } = await arrive('/')
    act(() => openModal({ kind: 'login', deferredAction: null }))
    await logInAs(shopper, 'invoiceCustomer')
    const opened = await dialog('You’re buying for Restoran Sentosa Sdn Bhd')
    expect(opened.getByText(/^You own this business account/)).toBeVisible()
    expect(opened.getByText('RM 3,720.00 of RM 5,000.00 left')).toBeVisible()
  })

  test('opens after a login that was faster than the start of the startup dialogs', async () => {
    const { shopper, router } = await openShop('/')
    act(() => openModal({ kind: 'login', deferredAction: null }))
    await logInAs(shopper, 'invoiceCustomer')
    await noDialog()
    expect(await screen.findByText('Welcome back, Kah Hoe')).toBeVisible()
    act(() => {
      stops.push(openStartupModal(router))
    })
    await dialog('You’re buying for Restoran Sentosa Sdn Bhd')
  })

  test('does not open for a cart editor', async () => {
    const { shopper } = await arrive('/')
    act(() => openModal({ kind: 'login', deferredAction: null }))
    await logInAs(shopper, 'cartEditor')
    await screen.findByText('Welcome back, Jason')
    await noDialog()
    expect(useModals.getState().open).toBeNull()
  })
})
