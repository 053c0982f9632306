import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { placeAllInViewport } from '../placeAllInViewport.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const at = (gid: string) => `/product/${gid}/any-slug`
const buy = () => within(screen.getByRole('group', { name: /^Buy / }))

test('shows price, previous price, size, unit price and the end of the offer', async () => {
  const { address } = await openShop(at(named.saleMilk))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ladang Fresh Milk Full Cream')
  const article = screen.getAllByRole('article')[0]
  expect(article).toHaveTextContent('RM 7.90was RM 9.50')
  expect(article).toHaveTextContent('1 L · RM 0.79 / 100 ml · offer ends in')
  expect(article).toHaveTextContent('2 days 4 hours left')
  expect(article).toHaveTextContent('17 percent off')
  expect(address()).toBe(`/product/${named.saleMilk}/ladang-fresh-milk-full-cream-1-l`)
})

test('adds the selected quantity, then changes and removes the cart’s', async () => {
  const { shopper } = await openShop(at(named.saleMilk))
  await shopper.click(buy().getByRole('button', { name: /one more$/ }))
  await shopper.click(buy().getByRole('button', { name: 'Add · RM 15.80' }))
  expect(await buy().findByRole('button', { name: 'View in cart' })).toBeVisible()
  await shopper.click(buy().getByRole('button', { name: /one more$/ }))
  await shopper.click(buy().getByRole('button', { name: 'Update · RM 23.70' }))
  expect(await buy().findByRole('button', { name: 'View in cart' })).toBeVisible()
  for (const _ of [3, 2, 1]) await shopper.click(buy().getByRole('button', { name: /one less$/ }))
  await shopper.click(buy().getByRole('button', { name: 'Remove from cart' }))
  expect(await buy().findByRole('button', { name: 'Add · RM 7.90' })).toBeVisible()
})

test('another size has another address, and is marked as selected', async () => {
  const { shopper, address } = await openShop(at(named.saleMilk))
  const sizes = () => within(screen.getByRole('group', { name: /^Choose/ }))
  expect(sizes().getByRole('link', { current: true })).toHaveTextContent('1 L')
  await shopper.click(sizes().getByRole('link', { name: '2 L' }))
  await waitFor(() => expect(sizes().getByRole('link', { current: true })).toHaveTextContent('2 L'))
  expect(address()).toContain(`/product/${named.regularMilk}/`)
})

test('arrow keys change the size, keep the focus, and announce the new one', async () => {
  const { shopper } = await openShop(at(named.saleMilk))
  const sizes = within(screen.getByRole('group', { name: /^Choose/ }))
  act(() => sizes.getByRole('link', { name: '2 L' }).focus())
  await shopper.keyboard('{Enter}')
  const announcer = document.querySelector('[data-announcer]')
  await waitFor(() =>
    expect(announcer?.lastElementChild).toHaveTextContent(/^Ladang Fresh Milk Full Cream, 2 L/),
  )
  expect(sizes.getByRole('link', { current: true })).toHaveFocus()
  expect(sizes.getByRole('link', { current: true })).toHaveTextContent('2 L')
})

test('a product has no breadcrumbs, but a link to its brand', async () => {
  await openShop(at(named.saleMilk))
  expect(screen.queryByRole('navigation', { name: 'You are here' })).not.toBeInTheDocument()
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: 'Ladang' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/brand\/\d+\/ladang$/),
  )
})

test('beer shows its warning without expanding', async () => {
  const { shopper } = await openShop(at(named.ageGatedBeer))
  await shopper.click(await screen.findByRole('button', { name: 'I’m 21 or older' }))
  const warning = await screen.findByText('Warning: drinking alcohol can be harmful to health.')
  expect(warning.closest('details')).toHaveAttribute('open')
})

test('shows the delivery time and the shelf life', async () => {
  await openShop(at(named.expiringYoghurt))
  const facts = within(screen.getByRole('list', { name: 'Delivery and freshness' }))
  expect(facts.getByText('express')).toBeVisible()
  expect(facts.getAllByRole('listitem')[0]).toHaveTextContent('Today 12–2 pmexpress')
  expect(facts.getAllByRole('listitem')[1]).toHaveTextContent(/^Best before \d+ \w+fresh for 3 days$/)
})

test('shows them in Malay, and tomorrow’s late at night', async () => {
  shop.server.clock.set('2026-11-21T23:30:00+08:00')
  await openShop(at(named.saleMilk), Language.MALAY)
  const facts = within(screen.getByRole('list', { name: 'Penghantaran dan kesegaran' }))
  expect(facts.getAllByRole('listitem')[0]).toHaveTextContent('Esok 10 pagi–12 tgh hari')
})

test.each([
  ['discontinued', named.discontinuedBiscuit],
  ['out of stock', named.outOfStockSardines],
])('a product that is %s has no delivery time', async (_, gid) => {
  await openShop(at(gid))
  expect(screen.queryByRole('list', { name: 'Delivery and freshness' })).not.toBeInTheDocument()
  expect(screen.getAllByRole('article')[0]).not.toHaveTextContent(/\d [ap]m/)
})

describe('every state shows its meaning', () => {
  test.each([
    ['discontinued', named.discontinuedBiscuit, 'Discontinued. See similar products below.'],
    ['out of stock', named.outOfStockSardines, 'Out of stock. See similar products below.'],
    ['few left', named.limitedQuantityDurian, 'Limit 3 per order'],
    ['a maximum', named.maximumTwoEggs, 'Limit 2 per order'],
    ['a parcel of its own', named.separateShipmentRiceCooker, 'Ships separately'],
    ['a sample', named.sampleShampoo, 'SAMPLE'],
    ['sponsored', named.sponsoredKopi, 'Sponsored'],
    ['a seller', named.marketplaceKopi, 'sold by Kopi Warisan'],
    ['a promotion', named.badgedMilkPowder, 'Free bowl'],
    ['how many have saved it', named.twoForTwentyTwoTea, '29 shoppers have saved this'],
  ])('%s', async (_, gid, words) => {
    await openShop(at(gid))
    expect(screen.getAllByRole('article')[0]).toHaveTextContent(words)
  })
})

test('a low number of saves is not shown', async () => {
  await openShop(at(named.discontinuedBiscuit))
  expect(screen.getAllByRole('article')[0]).not.toHaveTextContent('saved this')
})

test.each([
  ['Discontinued', named.discontinuedBiscuit],
  ['Out of stock', named.excludedFromNoticeLobster],
])('a product that cannot be had cannot be added: %s', async (label, gid) => {
  await openShop(at(gid))
  expect(screen.getByRole('button', { name: label })).toBeDisabled()
  expect(screen.queryByRole('group', { name: /^Buy / })).not.toBeInTheDocument()
  expect(await screen.findByRole('region', { name: 'Similar products' })).toBeVisible()
})

test('the picker stops at the maximum', async () => {
  const { shopper } = await openShop(at(named.maximumTwoEggs))
  const more = buy().getByRole('button', { name: /one more$/ })
  await shopper.click(more)
  expect(more).toHaveAttribute('aria-disabled', 'true')
  expect(more).toHaveAccessibleDescription('Limit 2 per order')
  expect(buy().getByText('Limit 2 per order')).toBeVisible()
  await shopper.click(more)
  expect(buy().getByText('2')).toBeVisible()
})

test('the long texts are under headings, with the description expanded', async () => {
  await openShop(at(named.saleMilk))
  const about = screen.getByText('About this product').closest('details')
  expect(about).toHaveAttribute('open')
})

test('a press enlarges the picture; another press zooms in once that is loaded', async () => {
  const { shopper } = await openShop(at(named.saleMilk))
  await shopper.click(screen.getByRole('button', { name: /^Enlarge the picture of Ladang/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Picture of Ladang/ }))
  const magnify = dialog.getByRole('button', { name: 'Magnify' })
  expect(magnify).toBeDisabled()
  fireEvent.load(dialog.getByRole('img'))
  await shopper.click(magnify)
  expect(magnify).toHaveAttribute('aria-pressed', 'true')
  await shopper.click(magnify)
  expect(magnify).toHaveAttribute('aria-pressed', 'false')
})

test('a second picture is selected by its dot, and enlarged like the first', async () => {
  const { shopper } = await openShop(at(named.cookies))
  expect(screen.getByRole('button', { name: 'Show picture 2 of 2' })).toBeVisible()
  await shopper.click(screen.getByRole('button', { name: /^Enlarge picture 2 of 2: Nenek/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Picture of Nenek/ }))
  expect(dialog.getByRole('img')).toHaveAttribute('src', '/illustrations/cookie.svg')
})

test('on a phone the pictures are full width, and can be enlarged', async () => {
  const elsewhere = globalThis.matchMedia
  onTestFinished(() => void vi.stubGlobal('matchMedia', elsewhere))
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(elsewhere(media), { matches: media === '(width < 768px)' }),
  )
  const { shopper } = await openShop(at(named.cookies))
  const enlarge = screen.getByRole('button', { name: /^Enlarge picture 2 of 2: Nenek/ })
  const wide = enlarge.querySelector('source')
  expect(wide).toHaveAttribute('media', '(width < 768px)')
  expect(wide).toHaveAttribute('srcset', `/packs/${named.cookies}-wide.svg`)
  await shopper.click(enlarge)
  const dialog = within(await screen.findByRole('dialog', { name: /^Picture of Nenek/ }))
  expect(dialog.getByRole('img')).toHaveAttribute('src', `/packs/${named.cookies}-wide.svg`)
})

test('a promotion leads to the list of all promotions, with each product in the discounted size', async () => {
  const { shopper, address } = await openShop(at(named.buyTwoSaveFiveDetergent))
  const badges = within(screen.getByRole('list', { name: 'Promotions' }))
  await shopper.click(badges.getByRole('link', { name: 'Buy 2 save RM 5' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'All promotions' })).toBeVisible()
  expect(address()).toBe('/products/action/503')
  const products = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('article')
  expect(products).toHaveLength(4)
  for (const badge of ['Free bowl', '2 for RM 22', 'Buy 2 save RM 5', 'Members save 10%'])
    expect(products.filter(({ textContent }) => textContent?.includes(badge))).toHaveLength(1)
  const tea = products.find(({ textContent }) => textContent?.includes('2 for RM 22'))
  expect(tea).toHaveTextContent('RM 12.90')
})

test('an active coupon shows its discount and its conditions', async () => {
  const { shopper, leave } = await openShop(at(named.saleMilk))
  const coupons = within(screen.getByRole('list', { name: 'Coupons' }))
  expect(coupons.getByText('RM 1.50 off Ladang milk')).toBeVisible()
  await shopper.click(coupons.getByText('Terms'))
  expect(coupons.getByText(/^One use per account/)).toBeVisible()
  leave()
  await openShop(at(named.spinach))
  expect(screen.queryByRole('list', { name: 'Coupons' })).not.toBeInTheDocument()
})

test('the address is copied where there is no share sheet', async () => {
  const { shopper } = await openShop(at(named.saleMilk))
  await shopper.click(screen.getByRole('button', { name: 'Share' }))
  await expect(navigator.clipboard.readText()).resolves.toBe(window.location.href)
})

test('"Goes well with" products can be added from their cards', async () => {
  placeAllInViewport()
  const { shopper } = await openShop(at(named.saleMilk))
  const row = () => within(screen.getByRole('region', { name: 'Goes well with' }))
  const add = await waitFor(() => row().getAllByRole('button', { name: /^Add / })[0])
  if (add) await shopper.click(add)
  expect(await row().findByRole('button', { name: /^Remove .* from the cart$/ })).toBeVisible()
})

test('a wrong slug redirects to the right one, and back leaves the page', async () => {
  const { router, address } = await openShop('/products/search/milk')
  await router.navigate(`/product/${named.saleMilk}/an-old-slug`)
  await screen.findByRole('group', { name: /^Buy / })
  expect(address()).toBe(`/product/${named.saleMilk}/ladang-fresh-milk-full-cream-1-l`)
  await router.navigate(-1)
  await waitFor(() => expect(address()).toBe('/products/search/milk'))
})
