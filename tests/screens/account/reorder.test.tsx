import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Language } from '../../../src/contract/enumerations.ts'
import { stockKey } from '../../../mocks/catalogue/catalogueView.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop } from '../openShop.tsx'
import { inCart, list, withBoughtBefore } from './withBoughtBefore.ts'

const { shop, open } = withBoughtBefore()

const rows = () => list().getAllByRole('listitem')
const isSoldOut = (row: HTMLElement) => within(row).queryByText(/^(Sold out|Discontinued)$/) !== null
const quantityIn = (row: HTMLElement) => Number(row.querySelector('[data-quantity]')?.textContent ?? 0)

describe('everything bought before', () => {
  test('is shown with how often, and the quantity of the last order', async () => {
    await open()
    // Garlic was in 12 orders, one of it in the last.
    expect(rows()[0]).toHaveTextContent(/Garlic.*Bought 12 times, last on 2\d\/11\/2026/)
    expect(
      within(rows()[0] as HTMLElement).getByRole('group', { name: 'Quantity of Garlic' }),
    ).toHaveTextContent('1')
    expect(await axeFaults()).toEqual([])
  })

  test('comes in pages of 24, and the address names them', async () => {
    const { shopper, address } = await open()
    const first = rows().length
    expect(first).toBe(24)
    await shopper.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(rows().length).toBeGreaterThan(first))
    await waitFor(() => expect(address()).toBe('/account/reorder/pages/1-2'))
  })

  test('the last page gives the focus to its first product, and the number on screen is announced', async () => {
    const { shopper } = await open()
    const before = rows().length
    await shopper.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument())
    const total = rows().length
    expect(total).toBeGreaterThan(before)
    await waitFor(() => expect(rows()[before]).toContainElement(document.activeElement as HTMLElement))
    await waitFor(() =>
      expect(document.querySelector('[data-announcer]')).toHaveTextContent(`${total} of ${total}`),
    )
  })

  test('a next page that arrives after the shopper has left does not bring them back', async () => {
    const { shopper, router, address } = await open()
    const { holding } = shop.server.controls
    holding.hold(true)
    await shopper.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(holding.held()).toHaveLength(1))
    const [more] = holding.held()
    const left = router.navigate('/cart')
    await waitFor(() => expect(holding.held().length).toBeGreaterThan(1))
    for (const { number } of holding.held()) if (number !== more?.number) holding.release(number)
    await act(() => left)
    expect(await screen.findByRole('heading', { level: 1, name: /cart/i })).toBeVisible()
    holding.hold(false)
    await act(() => router.navigate(-1))
    expect(rows()).toHaveLength(24)
    expect(address()).toBe('/account/reorder')
    await act(() => router.navigate(1))
    await waitFor(() => expect(address()).toBe('/cart'))
  })

  test('a page that does not load can be loaded again', async () => {
    const { shopper } = await open()
    shop.server.controls.arm('reorderPage:network@always')
    await shopper.click(screen.getByRole('button', { name: 'Load more' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    shop.server.controls.clear()
    await shopper.click(again)
    await waitFor(() => expect(rows().length).toBeGreaterThan(24))
  })

  test('is filtered to what there is, and searched', async () => {
    const { shopper } = await open()
    expect(rows().some(isSoldOut)).toBe(true)
    await shopper.click(screen.getByRole('link', { name: 'Available now' }))
    await waitFor(() => expect(rows().some(isSoldOut)).toBe(false))
    await shopper.type(screen.getByRole('searchbox', { name: 'Search items' }), 'garlic{Enter}')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(rows()[0]).toHaveTextContent('Garlic')
    expect(screen.getByRole('searchbox', { name: 'Search items' })).toHaveFocus()
    await shopper.clear(screen.getByRole('searchbox', { name: 'Search items' }))
    await shopper.type(screen.getByRole('searchbox', { name: 'Search items' }), 'umbrella{Enter}')
    expect(await screen.findByText('Nothing matches. Try another search.')).toBeVisible()
  })

  test('is empty before the first order, and says so', async () => {
    await shop.server.controls.become('first-order')
    await openShop('/account/reorder')
    expect(screen.getByRole('heading', { level: 1, name: 'Nothing to buy again yet' })).toBeVisible()
  })

  test('is translated to Chinese', async () => {
    await shop.server.controls.become('returning')
    await openShop('/account/reorder', Language.CHINESE)
    expect(await screen.findByRole('heading', { level: 1, name: '再次购买' })).toBeVisible()
  })
})

describe('buying it again', () => {
  test('one product in the quantity of last time', async () => {
    const { shopper } = await open()
    await shopper.click(list().getByRole('button', { name: 'Add 1 Garlic to cart' }))
    expect(await screen.findByText('1 item added to cart')).toBeVisible()
    expect(inCart()).toBe(1)
  })

  test('is not repeated where only the answer was lost', async () => {
    const { shopper } = await open()
    shop.server.controls.arm('addVariantsByIds:status:503:after')
    await shopper.click(list().getByRole('button', { name: 'Add 1 Garlic to cart' }))
    expect(await screen.findByText('1 item added to cart')).toBeVisible()
    expect(inCart()).toBe(1)
  })

  test('all available ones in one press; what is sold out stays', async () => {
    const { shopper } = await open()
    const wanted = rows().reduce((all, row) => all + quantityIn(row), 0)
    const soldOut = rows().filter(isSoldOut).length
    expect(soldOut).toBeGreaterThan(0)
    expect(screen.getByText(new RegExp(`${soldOut} products? (is|are) sold out`))).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: new RegExp(`^Add all ${wanted} items`) }))
    expect(await screen.findByText(/added to cart/)).toBeVisible()
    expect(inCart()).toBe(wanted)
  })

  test('half of it sells out in the meantime: the rest is added, and what is missing is listed', async () => {
    const { shopper } = await open()
    const wanted = rows().reduce((all, row) => all + quantityIn(row), 0)
    await shop.server.arrange(({ orders }, state) => {
      const keys = [
        ...new Set(
          orders.flatMap(({ lines }) =>
            lines.map(({ variantId, warehouseId }) => stockKey(variantId, warehouseId)),
          ),
        ),
      ]
      keys.forEach((key, at) => {
        if (at % 2 === 0) state.sold[key] = 1_000_000
      })
    })
    await shopper.click(screen.getByRole('button', { name: new RegExp(`^Add all ${wanted} items`) }))
    expect(await screen.findByText('Some items couldn’t be added in full:')).toBeVisible()
    expect(await screen.findByText(/added to cart/)).toBeVisible()
    expect(inCart()).toBeGreaterThan(0)
    expect(inCart()).toBeLessThan(wanted)
  })

  test('more than one call takes: after the second one failed, the next press adds only the rest', async () => {
    await shop.server.controls.become('returning')
    await shop.server.arrange(({ orders }) => {
      for (const { lines } of orders) for (const line of lines) line.quantity = 4
    })
    const { shopper } = await openShop('/account/reorder')
    const wanted = rows()
      .filter((row) => !isSoldOut(row))
      .reduce((all, row) => all + quantityIn(row), 0)
    expect(wanted).toBeGreaterThan(50)
    shop.server.controls.arm('addVariantsByIds:network@2')
    const addAll = screen.getByRole('button', { name: new RegExp(`^Add all ${wanted} items`) })
    await shopper.click(addAll)
    await screen.findByText(/limited or no network/)
    expect(inCart()).toBe(50)
    await shopper.click(addAll)
    expect(await screen.findByText(/added to cart/)).toBeVisible()
    expect(inCart()).toBe(wanted)
  })

  test('a quantity of 0 leaves a product out', async () => {
    const { shopper } = await open('/account/reorder?query=garlic')
    await shopper.click(screen.getByRole('button', { name: 'Quantity of Garlic: one less' }))
    expect(screen.getByRole('button', { name: 'Nothing to add right now' })).toBeDisabled()
  })
})
