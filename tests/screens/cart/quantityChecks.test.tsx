import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { variant } from '../../../fixtures/tables/offered.ts'
import { pricePaid } from '../../../src/domain/product/price.ts'
import { lineOf, shopper as visitor } from '../../mocks/shopper.ts'
import { openShop } from '../openShop.tsx'
import { beer, durian, less, milk, more, places, sample } from './quantityPlaces.ts'
import { answer, isGone, MINUTE, pass, question, withQuantities } from './withQuantities.ts'

// The same checks apply to a quantity in every place where a shopper can change it.

const { shop, holdInCart, onServer, callsOf } = withQuantities()

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

test('a quantity that was updated on the product page is announced', async () => {
  await holdInCart(milk, 2)
  const { shopper } = await openShop(`/product/${milk.gid}/any-slug`)
  await shopper.click(await screen.findByRole('button', { name: /one more$/ }))
  await shopper.click(screen.getByRole('button', { name: 'Update · RM 23.70' }))
  const notice = await screen.findByText(`${milk.name}: 3 in your cart`)
  expect(notice.closest('[role=status]')).not.toBeNull()
})
