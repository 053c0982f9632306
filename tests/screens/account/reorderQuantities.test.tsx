import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setDocumentLoad } from '../../../src/api/documentLoad.ts'
import { logInAs, loginDialog } from '../logInAs.ts'
import { reloadShop } from '../openShop.tsx'
import { inCart, list, withBoughtBefore } from './withBoughtBefore.ts'

const { shop, open } = withBoughtBefore()
afterEach(() => setDocumentLoad(null))

describe('a chosen quantity', () => {
  const garlic = () => list().findByRole('group', { name: 'Quantity of Garlic' })
  const oneMore = async (shopper: UserEvent) => {
    await shopper.click(screen.getByRole('button', { name: 'Quantity of Garlic: one more' }))
    expect(await garlic()).toHaveTextContent('2')
  }

  test('is kept while the shopper looks at a product, until it is added', async () => {
    const { shopper, router } = await open('/account/reorder?query=garlic')
    await oneMore(shopper)
    const throughProduct = async () => {
      await shopper.click(list().getByRole('link', { name: 'Garlic' }))
      expect(await screen.findByRole('heading', { level: 1, name: 'Garlic' })).toBeVisible()
      await act(() => router.navigate(-1))
    }
    await throughProduct()
    expect(await garlic()).toHaveTextContent('2')
    await shopper.click(screen.getByRole('button', { name: /^Add all 2 items/ }))
    await waitFor(() => expect(inCart()).toBe(2))
    await throughProduct()
    expect(await garlic()).toHaveTextContent('1')
  })

  test('is kept while other products are added, until its own button adds it', async () => {
    const { shopper, router, leave } = await open('/account/reorder?query=garlic')
    await oneMore(shopper)
    await act(() => router.navigate('/account/reorder?query=milk'))
    await waitFor(() => expect(list().queryByRole('link', { name: 'Garlic' })).toBeNull())
    await shopper.click(screen.getByRole('button', { name: /^Add all/ }))
    await waitFor(() => expect(inCart()).toBeGreaterThan(0))
    leave()
    const again = await reloadShop('/account/reorder?query=garlic')
    expect(await garlic()).toHaveTextContent('2')
    await again.shopper.click(screen.getByRole('button', { name: 'Add 2 Garlic to cart' }))
    await screen.findByText('2 items added to cart')
    again.leave()
    await reloadShop('/account/reorder?query=garlic')
    expect(await garlic()).toHaveTextContent('1')
  })

  test('is kept when the session ends before it is added', async () => {
    const load = vi.fn()
    setDocumentLoad(load)
    const { shopper, address, leave } = await open('/account/reorder?query=garlic')
    await oneMore(shopper)
    await shop.server.controls.clock.advance(31 * 60_000)
    await shopper.click(screen.getByRole('button', { name: /^Add all 2 items/ }))
    // Document 2 §6: a 401 on a page of the account reloads it.
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    const here = address()
    leave()
    const again = await reloadShop(here)
    await loginDialog()
    await logInAs(again.shopper, 'returningCustomer')
    await again.shopper.click(await screen.findByRole('button', { name: /^Add all 2 items/ }))
    await waitFor(() => expect(inCart()).toBe(2))
  })
})
