import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { variant } from '../../../fixtures/tables/offered.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { pricePaid } from '../../../src/domain/product/price.ts'
import { now, setClock } from '../../../src/stores/base/clock.ts'
import { matchedBy } from '../../mocks/matchedBy.ts'
import { lineOf, shopper as visitor } from '../../mocks/shopper.ts'
import { cartOnServer } from './cartWrites.ts'
import { openShop, withShop } from '../openShop.tsx'
import { beer, durian, less, milk, more, places, type Product, sample } from './quantityPlaces.ts'

// The same checks apply to a quantity in every place where a shopper can change it.

const shop = withShop()
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Adds a product to the cart of a shopper who has confirmed the age, before this tab opens. */
async function holdInCart({ gid }: Product, quantity: number): Promise<void> {
  const guest = visitor(shop.server)
  await guest.sync()
  const { status } = await guest.change(lineOf(await guest.variantOf(gid), quantity), {
    ageGateAccepted: true,
  })
  expect(status).toBe(200)
}

const question = (name: string) => screen.findByRole('dialog', { name })
const answer = async (dialog: string, button: string) =>
  within(await question(dialog)).getByRole('button', { name: button })
const isGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())

/** The server's quantity of the product whose name contains this. */
async function onServer({ name }: Product): Promise<number> {
  const lines = Object.entries(await cartOnServer(shop.server))
  return lines.find(([of]) => of.startsWith(name))?.[1] ?? 0
}
const callsOf = (name: string) => shop.server.journal.entries().filter(({ call }) => call === name).length

/** The page stays open for this long. */
const pass = (ms: number) => act(() => setClock(new Date(now() + ms).toISOString(), true))

async function costs(product: Product, price: number): Promise<void> {
  const { _id } = await visitor(shop.server).variantOf(product.gid)
  await shop.server.arrange((_, state) => {
    state.changes[_id] = { price: cents(price), salePrice: null }
  })
}

describe.each(places)('more of an age-gated line, from %s of a new tab', (_place, open) => {
  const AGE = 'Are you 21 or older?'

  test('asks the age first, and confirming continues', async () => {
    await holdInCart(beer, 1)
    const { shopper, picker } = await open(beer)
    await shopper.click(more(picker))
    await shopper.click(await answer(AGE, 'I’m 21 or older'))
    await waitFor(async () => expect(await onServer(beer)).toBe(2))
  })

  test('stays unchanged after declining, and a decrease needs no question', async () => {
    await holdInCart(beer, 2)
    const { shopper, picker } = await open(beer)
    await shopper.click(more(picker))
    await shopper.click(await answer(AGE, 'Not now'))
    await isGone(AGE)
    expect(picker.getByText('2')).toBeVisible()
    await shopper.click(less(picker))
    expect(picker.getByText('1')).toBeVisible()
    await waitFor(async () => expect(await onServer(beer)).toBe(1))
  })
})

describe.each(places)('the undo of a removal, from %s of a new tab', (_place, open) => {
  test('asks neither age nor price, and restores the note and the substitution', async () => {
    const guest = visitor(shop.server)
    await guest.sync()
    const preferences = { customerItemPickingNotes: 'The coldest, please', substitution: 'call' } as const
    const line = { ...lineOf(await guest.variantOf(beer.gid), 1), ...preferences }
    await guest.change(line, { ageGateAccepted: true })
    const { shopper, picker } = await open(beer)
    pass(16 * MINUTE)
    await shopper.click(picker.getByRole('button', { name: /one less$|^Remove/ }))
    await waitFor(async () => expect(await onServer(beer)).toBe(0))
    await shopper.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () =>
      expect((await guest.sync()).cartVariants).toMatchObject([{ quantity: 1, ...preferences }]),
    )
    expect(callsOf('variantById')).toBe(0)
  })
})

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

describe.each(places)('past the limit, from %s', (_place, open) => {
  test('a sample opens the dialog of its limit', async () => {
    await holdInCart(sample, 1)
    const { shopper, picker } = await open(sample)
    await shopper.click(more(picker))
    expect(await question('Sample limit reached')).toHaveTextContent(
      'You can add 1 of this sample per order.',
    )
  })

  test('another product shows its maximum, and stays unchanged', async () => {
    await holdInCart(durian, 3)
    const { shopper, picker } = await open(durian)
    expect(more(picker)).toHaveAttribute('aria-disabled', 'true')
    expect(more(picker)).toHaveAccessibleDescription('Limit 3 per order')
    await shopper.click(more(picker))
    expect(picker.getByText('3')).toBeVisible()
    expect(callsOf('changeCart')).toBe(1)
  })
})

test('emptying the cart of a new tab can be undone, with several age-gated products', async () => {
  const sixPack = { ...beer, gid: variant('pelabuhan-harbour-lager', 2) }
  await holdInCart(beer, 2)
  await holdInCart(sixPack, 1)
  const quantities = async () =>
    (await visitor(shop.server).sync()).cartVariants.map(({ quantity }) => quantity)
  const { shopper } = await openShop('/cart')
  await shopper.click(screen.getByRole('button', { name: 'Empty cart' }))
  await waitFor(async () => expect(await quantities()).toEqual([]))
  await shopper.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(new Set(await quantities())).toEqual(new Set([1, 2])))
})

test('a link to an age-gated product adds it once the age is confirmed', async () => {
  const price = pricePaid(await visitor(shop.server).variantOf(beer.gid))
  const { shopper } = await openShop(`/product/${beer.gid}/any-slug?add=1&price=${price}`)
  await shopper.click(await answer('Are you 21 or older?', 'I’m 21 or older'))
  expect(await screen.findByRole('button', { name: 'View in cart' })).toBeVisible()
  await waitFor(async () => expect(await onServer(beer)).toBe(1))
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

test('a quantity that was updated on the product page is announced', async () => {
  await holdInCart(milk, 2)
  const { shopper } = await openShop(`/product/${milk.gid}/any-slug`)
  await shopper.click(await screen.findByRole('button', { name: /one more$/ }))
  await shopper.click(screen.getByRole('button', { name: 'Update · RM 23.70' }))
  const notice = await screen.findByText(`${milk.name}: 3 in your cart`)
  expect(notice.closest('[role=status]')).not.toBeNull()
})

test('a quantity that waited for a price check is announced', async () => {
  await holdInCart(milk, 6)
  const { shopper } = await openShop('/cart')
  pass(16 * MINUTE)
  await shopper.click(screen.getByRole('button', { name: /one more$/ }))
  const notice = await screen.findByText(`${milk.name}: 7 in your cart`)
  expect(notice.closest('[role=status]')).not.toBeNull()
})
