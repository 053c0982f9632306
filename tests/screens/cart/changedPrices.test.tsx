import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cents } from '../../../src/contract/entities/money.ts'
import { matchedBy } from '../../mocks/matchedBy.ts'
import { shopper as visitor } from '../../mocks/shopper.ts'
import { openShop } from '../openShop.tsx'
import { less, milk, more, places, type Product } from './quantityPlaces.ts'
import { answer, HOUR, isGone, MINUTE, pass, question, withQuantities } from './withQuantities.ts'

const { shop, holdInCart, onServer, callsOf } = withQuantities()

async function costs(product: Product, price: number): Promise<void> {
  const { _id } = await visitor(shop.server).variantOf(product.gid)
  await shop.server.arrange((_, state) => {
    state.changes[_id] = { price: cents(price), salePrice: null }
  })
}

describe.each(places)('more of a line whose price was read long ago, from %s', (_place, open) => {
  const CHANGED = 'The price has changed'

  test('is added at an unchanged price, which is not checked again for the next one', async () => {
    await holdInCart(milk, 6)
    const { shopper, picker } = await open(milk)
    pass(16 * MINUTE)
    await shopper.click(more(picker))
    expect(await picker.findByText('7')).toBeVisible()
    await shopper.click(more(picker))
    expect(picker.getByText('8')).toBeVisible()
    expect(callsOf('variantById')).toBe(1)
    await waitFor(async () => expect(await onServer(milk)).toBe(8))
  })

  test('asks at a changed price, and accepting adds it', async () => {
    await holdInCart(milk, 6)
    const { shopper, picker } = await open(milk)
    await costs(milk, 850)
    pass(16 * MINUTE)
    await shopper.click(more(picker))
    expect(await question(CHANGED)).toHaveTextContent(`${milk.name} is now RM 8.50 (was RM 7.90).`)
    await shopper.click(await answer(CHANGED, 'Add at RM 8.50'))
    await waitFor(async () => expect(await onServer(milk)).toBe(7))
  })

  test('also asks when the offer has ended, and declining adds nothing', async () => {
    await holdInCart(milk, 6)
    const { shopper, picker } = await open(milk)
    // The sale lasts 52 hours.
    await shop.server.controls.clock.advance(53 * HOUR)
    pass(53 * HOUR)
    await shopper.click(more(picker))
    expect(await question(CHANGED)).toHaveTextContent(`${milk.name} is now RM 9.50 (was RM 7.90).`)
    await shopper.click(await answer(CHANGED, 'Not now'))
    await isGone(CHANGED)
    expect(picker.getByText('6')).toBeVisible()
    expect(callsOf('changeCart')).toBe(1)
  })

  test('is not possible after it has sold out, which a dialog says', async () => {
    await holdInCart(milk, 6)
    const { shopper, picker } = await open(milk)
    const { _id, availableCount = 0, fulfillerLocation = '' } = await visitor(shop.server).variantOf(milk.gid)
    await shop.server.arrange((_, state) => {
      state.sold[`${_id}:${fulfillerLocation}`] = availableCount
    })
    pass(16 * MINUTE)
    await shopper.click(more(picker))
    expect(await question('Unavailable')).toBeVisible()
    expect(await onServer(milk)).toBe(6)
  })

  test('stays unchanged while the price cannot be read, which a notice says', async () => {
    await holdInCart(milk, 6)
    const { shopper, picker } = await open(milk)
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'variantById' ? { kind: 'network' } : undefined,
    )
    pass(16 * MINUTE)
    await shopper.click(more(picker))
    expect((await screen.findAllByText(/^We couldn’t change the quantity/))[0]).toBeVisible()
    expect(picker.getByText('6')).toBeVisible()
    shop.server.faultInjector = undefined
  })

  test('is increased by two presses before the check is answered', async () => {
    await holdInCart(milk, 6)
    const { shopper, picker } = await open(milk)
    pass(16 * MINUTE)
    const { holding } = shop.server.controls
    holding.hold(true)
    await shopper.click(more(picker))
    await waitFor(() => expect(holding.held()).toHaveLength(1))
    await shopper.click(more(picker))
    holding.hold(false)
    expect(await picker.findByText('8')).toBeVisible()
    await waitFor(async () => expect(await onServer(milk)).toBe(8))
    expect(callsOf('variantById')).toBe(1)
  })

  test('decreases at once, and a later check changes nothing', async () => {
    await holdInCart(milk, 6)
    const { shopper, picker } = await open(milk)
    pass(16 * MINUTE)
    const { holding } = shop.server.controls
    holding.hold(true)
    await shopper.click(more(picker))
    await waitFor(() => expect(holding.held()).toHaveLength(1))
    await shopper.click(less(picker))
    expect(picker.getByText('5')).toBeVisible()
    holding.hold(false)
    await waitFor(async () => expect(await onServer(milk)).toBe(5))
    expect(picker.getByText('5')).toBeVisible()
  })
})

test('the product page also asks at a changed price, once its own price was read long ago', async () => {
  const { shopper } = await openShop(`/product/${milk.gid}/any-slug`)
  await costs(milk, 850)
  pass(16 * MINUTE)
  await shopper.click(await screen.findByRole('button', { name: 'Add · RM 7.90' }))
  await shopper.click(await answer('The price has changed', 'Add at RM 8.50'))
  await waitFor(async () => expect(await onServer(milk)).toBe(1))
  // The page has the new price as well.
  await shopper.click(await screen.findByRole('button', { name: /one more$/ }))
  expect(await screen.findByRole('button', { name: 'Update · RM 17.00' })).toBeVisible()
})

test('after the new price was declined, the page shows it', async () => {
  const { shopper } = await openShop(milk.list)
  await costs(milk, 850)
  pass(16 * MINUTE)
  const [add] = screen.getAllByRole('button', { name: `Add ${milk.name} to the cart` })
  const card = add?.closest('article') ?? screen.getByRole('main')
  await shopper.click(within(card).getByRole('button', { name: /^Add / }))
  await shopper.click(await answer('The price has changed', 'Not now'))
  await waitFor(() => expect(card).toHaveTextContent('RM 8.50'))
  // Each further change as well.
  await isGone('The price has changed')
  await costs(milk, 890)
  pass(16 * MINUTE)
  await shopper.click(within(card).getByRole('button', { name: /^Add / }))
  await shopper.click(await answer('The price has changed', 'Not now'))
  await waitFor(() => expect(card).toHaveTextContent('RM 8.90'))
})

test('a quantity that waited for a price check is announced', async () => {
  await holdInCart(milk, 6)
  const { shopper } = await openShop('/cart')
  pass(16 * MINUTE)
  await shopper.click(screen.getByRole('button', { name: /one more$/ }))
  const notice = await screen.findByText(`${milk.name}: 7 in your cart`)
  expect(notice.closest('[role=status]')).not.toBeNull()
})
