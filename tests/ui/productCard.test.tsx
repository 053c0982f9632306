import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { ProductCard } from '../../src/features/product-card/ProductCard.tsx'
import { opening } from '../fixtures/present.ts'
import { draw, entryOf } from './renderUi.tsx'

const HOUR_MS = 3_600_000

/** A card with a cart that accepts every change. */
function Card({ gid, from = 0, maximum }: { gid: string; from?: number; maximum?: number }) {
  const [quantity, setQuantity] = useState(from)
  return <ProductCard entry={entryOf(gid)} quantity={quantity} onQuantity={setQuantity} maximum={maximum} />
}

const name = 'Ladang Fresh Milk Full Cream'

test('the card is a link to its product, with price, size and unit price', () => {
  draw(<Card gid={named.saleMilk} />)
  const card = screen.getByRole('article')
  expect(within(card).getByRole('link', { name })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/product\/\d+\/ladang-fresh-milk/),
  )
  expect(card).toHaveTextContent('RM 7.90was RM 9.50')
  expect(card).toHaveTextContent('1 L · RM 0.79 / 100 ml')
  expect(card).toHaveTextContent('17 percent off')
})

test('the picture is beside the name and has no text of its own', () => {
  const { container } = draw(<Card gid={named.saleMilk} />)
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
  expect(container.querySelector('img')).toHaveAttribute('width')
})

test('"+" becomes a quantity picker and keeps the focus; removing the last one returns it', async () => {
  const { shopper, said } = draw(<Card gid={named.saleMilk} />)
  await shopper.click(screen.getByRole('button', { name: `Add ${name} to the cart` }))
  expect(screen.getByRole('button', { name: `Quantity of ${name}: one more` })).toHaveFocus()
  expect(said()).toBe(`Quantity of ${name}: 1`)

  await shopper.keyboard('{Enter}')
  expect(within(screen.getByRole('group')).getByText('2')).toBeVisible()
  await shopper.click(screen.getByRole('button', { name: `Quantity of ${name}: one less` }))
  await shopper.click(screen.getByRole('button', { name: `Remove ${name} from the cart` }))
  expect(screen.getByRole('button', { name: `Add ${name} to the cart` })).toHaveFocus()
})

test('at the maximum "+" does nothing and shows the reason', async () => {
  const { shopper, said } = draw(<Card gid={named.saleMilk} from={3} maximum={3} />)
  const more = screen.getByRole('button', { name: /one more$/ })
  expect(more).toHaveAttribute('aria-disabled', 'true')
  expect(more).toHaveAccessibleDescription('Limit 3 per order')
  await shopper.click(more)
  expect(within(screen.getByRole('group')).getByText('3')).toBeVisible()
  expect(said()).toBe(`Quantity of ${name}: no more than 3`)
})

test.each([
  ['sold out', named.outOfStockSardines, 'Sold out'],
  ['discontinued', named.discontinuedBiscuit, 'Discontinued'],
])('a product that is %s says so and cannot be added', (_, gid, words) => {
  draw(<Card gid={gid} />)
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['a few left', named.limitedQuantityDurian, 'only 4 left'],
  ['adults only', named.ageGatedBeer, 'For ages 21 and over'],
  ['a sponsor', named.sponsoredKopi, 'Sponsored'],
  ['a sample', named.sampleShampoo, 'SAMPLE'],
  ['its own parcel', named.separateShipmentRiceCooker, 'Ships separately'],
])('the card shows %s', (_, gid, words) => {
  draw(
    <ProductCard entry={entryOf(gid)} quantity={0} onQuantity={vi.fn<() => void>()} limitedQuantityForAll />,
  )
  expect(screen.getByText(words)).toBeInTheDocument()
})

test('a promotion badge shows on the card', () => {
  const entry = entryOf(named.badgedMilkPowder)
  draw(<ProductCard entry={entry} quantity={0} onQuantity={vi.fn<() => void>()} />)
  expect(screen.getByText(entry.variant.promotionBadge?.text ?? 'no badge')).toBeVisible()
})

test('the countdown runs on the last day of an offer and not before', () => {
  const entry = entryOf(named.saleMilk)
  const end = entry.variant.product.plePromotionCountdownTimer?.endDate ?? ''
  const card = <ProductCard entry={entry} quantity={0} onQuantity={vi.fn<() => void>()} />
  const { container, unmount } = draw(card, () => opening)
  expect(container.querySelector('time')).toBeNull()
  unmount()
  const last = draw(card, () => Date.parse(end) - 2 * HOUR_MS)
  expect(last.container.querySelector('time')).toHaveTextContent('02:00:00')
})
