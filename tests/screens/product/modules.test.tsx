import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { productGidOf, variantGidOf } from '../../../fixtures/gids.ts'
import { named } from '../../../fixtures/named.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { placeAllInViewport } from '../placeAllInViewport.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const at = (gid: string) => `/product/${gid}/any-slug`
const calls = (name: string) => shop.server.journal.entries().filter(({ call }) => call === name)

/** The GraphQL requests for a query of this name. */
const queries = (name: string) =>
  calls('graphql').filter(({ body }) => JSON.stringify(body).includes(`"operationName":"${name}"`))

beforeEach(() => localStorage.clear())

test('a small seller shows where its products are sent from, the shop does not', async () => {
  const { leave } = await openShop(at(named.marketplaceKopi))
  expect(screen.getByText(/^Ships from \d{5} Kopi Warisan/)).toBeVisible()
  leave()
  await openShop(at(named.saleMilk))
  expect(screen.queryByText(/^Ships from /)).toBeNull()
})

test('the rows below are requested only when the shopper comes near', async () => {
  await openShop(at(named.marketplaceKopi))
  expect(await screen.findByRole('region', { name: 'More from Kopi Warisan' })).toBeVisible()
  expect(calls('complement')).toEqual([])
  expect(calls('relatedVariants')).toEqual([])
  expect(calls('fulfillerProducts')).toEqual([])
  expect(calls('softCategory')).toEqual([])
})

test('the end of the page has more from the seller, offers and lists, each with products', async () => {
  placeAllInViewport()
  await openShop(at(named.marketplaceKopi))
  const cardsIn = (name: string) => within(screen.getByRole('region', { name })).queryAllByRole('article')
  await waitFor(() => expect(cardsIn('More from Kopi Warisan')).not.toEqual([]))
  expect(await screen.findByRole('region', { name: "This week's offers" })).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Top picks' })).toBeVisible()
  expect(calls('galleryLists')).toHaveLength(1)
})

test('"Goes well with" has eight products, "Similar products" all of them', async () => {
  placeAllInViewport()
  await openShop(at(named.saleMilk))
  const cardsIn = (name: string) => within(screen.getByRole('region', { name })).queryAllByRole('article')
  await screen.findByRole('region', { name: 'Goes well with' })
  await waitFor(() => expect(cardsIn('Goes well with')).toHaveLength(8))
  await waitFor(() => expect(cardsIn('Similar products')).toHaveLength(5))
})

test('a failed "Goes well with" row is silent, a failed "Similar products" row is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  placeAllInViewport()
  shop.server.controls.arm('product.complement-failed')
  const { leave } = await openShop(at(named.saleMilk))
  await screen.findByRole('region', { name: 'Similar products' })
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Goes well with' })).not.toBeInTheDocument(),
  )
  expect(log).not.toHaveBeenCalledWith(expect.stringMatching(/^Error getting/), expect.anything())
  leave()
  shop.server.controls.arm('relatedVariants:status:500@always')
  await openShop(at(named.maximumTwoEggs))
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith('Error getting PLEs by Soft Category Type', expect.anything()),
  )
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Similar products' })).not.toBeInTheDocument(),
  )
})

test('recently viewed products are last, without the product itself', async () => {
  placeAllInViewport()
  const { router } = await openShop(at(named.saleMilk))
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument()
  await router.navigate(at(named.maximumTwoEggs))
  const row = () => within(screen.getByRole('region', { name: 'Recently viewed' }))
  await waitFor(() => expect(row().getByRole('link', { name: 'Ladang Fresh Milk Full Cream' })).toBeVisible())
  expect(row().getAllByRole('article')).toHaveLength(1)
})

test('an age-gated product is not remembered before the answer', async () => {
  await openShop(at(named.ageGatedBeer))
  await screen.findByRole('dialog')
  expect(localStorage.getItem('pasar.viewed')).toBeNull()
})

test('a failed row is left out and logged, and the product stays', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  placeAllInViewport()
  shop.server.controls.arm('softCategory:status:500@always')
  await openShop(at(named.saleMilk))
  await waitFor(() => expect(calls('softCategory').length).toBeGreaterThan(0))
  expect(await screen.findByRole('region', { name: 'Top picks' })).toBeVisible()
  expect(screen.queryByRole('region', { name: "This week's offers" })).not.toBeInTheDocument()
  expect(log).toHaveBeenCalledWith('Error getting PLEs by Soft Category GID', expect.anything())
})

describe('a row of offers swiped to its end', () => {
  const row = () => within(screen.getByRole('list', { name: "This week's offers" }))
  const names = () =>
    row()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
  const swipe = () => fireEvent.scroll(screen.getByRole('list', { name: "This week's offers" }))

  test('appends its next page, which is requested once', async () => {
    placeAllInViewport()
    await openShop(at(named.saleMilk))
    await waitFor(() => expect(row().getAllByRole('article')).toHaveLength(8))
    const first = names()
    swipe()
    swipe()
    await waitFor(() => expect(row().getAllByRole('article')).toHaveLength(16))
    expect(names().slice(0, 8)).toEqual(first)
    expect(new Set(names()).size).toBe(16)
    expect(queries('plesBySoftCategoryGid')).toHaveLength(1)
  })

  test('keeps its products if the next page fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    placeAllInViewport()
    await openShop(at(named.saleMilk))
    await waitFor(() => expect(row().getAllByRole('article')).toHaveLength(8))
    await waitFor(() => expect(queries('SamplePleQuery')).toHaveLength(1))
    shop.server.controls.arm('lists.query-failed')
    swipe()
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('Error getting PLEs by Soft Category GID', expect.anything()),
    )
    swipe()
    expect(row().getAllByRole('article')).toHaveLength(8)
    expect(queries('plesBySoftCategoryGid')).toHaveLength(1)
  })
})

test('the structured data has the page’s address, price and breadcrumbs', async () => {
  await openShop(at(named.saleMilk), Language.MALAY)
  const path = `/product/${named.saleMilk}/ladang-fresh-milk-full-cream-1-l`
  const meta = (property: string) =>
    document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content')
  await waitFor(() =>
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${location.origin}${path}`,
    ),
  )
  expect(meta('og:type')).toBe('product')
  expect(meta('og:url')).toBe(`${location.origin}${path}`)
  expect(meta('og:title')).toMatch(/^Ladang Susu Segar Penuh Krim/)
  expect(meta('og:image')).toMatch(/^http.*packs\//)
  expect(meta('product:price:amount')).toBe('7.90')
  const data = () =>
    Array.from(
      document.querySelectorAll('script[type="application/ld+json"]'),
      ({ textContent }) => JSON.parse(textContent) as object,
    )
  await waitFor(() =>
    expect(data()).toMatchObject([
      { '@type': 'Product', offers: { price: '7.90', priceCurrency: 'MYR' } },
      { '@type': 'BreadcrumbList' },
    ]),
  )
})

test('the free sample of a product is below it, and below no other', async () => {
  placeAllInViewport()
  const { leave } = await openShop(at(variantGidOf(productGidOf('melur-shampoo'), 1)))
  const samples = () => within(screen.getByRole('region', { name: 'Includes a free sample' }))
  await waitFor(() => expect(samples().getByRole('link', { name: /Trial Sachet/ })).toBeVisible())
  leave()
  await openShop(at(named.saleMilk))
  await screen.findByRole('region', { name: "This week's offers" })
  expect(screen.queryByRole('region', { name: 'Includes a free sample' })).not.toBeInTheDocument()
})

test('a failed sample request leaves the sample out, and is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  placeAllInViewport()
  shop.server.controls.arm('graphql:status:500@always')
  await openShop(at(variantGidOf(productGidOf('melur-shampoo'), 1)))
  await waitFor(() => expect(log).toHaveBeenCalledWith('Error getting Sample PLE', expect.anything()))
  expect(await screen.findByRole('region', { name: "This week's offers" })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Includes a free sample' })).not.toBeInTheDocument()
})

test('a product that ships separately shows others that do', async () => {
  placeAllInViewport()
  await openShop(at(named.separateShipmentRiceCooker))
  const row = () => within(screen.getByRole('region', { name: 'More that ships separately' }))
  await waitFor(() => expect(row().getByRole('link', { name: /Table Fan/ })).toBeVisible())
  expect(row().queryByRole('link', { name: /Rice Cooker/ })).toBeNull()
  expect(queries('PlesByClassification')).toHaveLength(1)
})
