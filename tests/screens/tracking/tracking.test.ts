import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { targetOf } from '../../../src/domain/cart/cart.ts'
import { setLineQuantity } from '../../stores/cardChanges.ts'
import { waitForWrites } from '../../../src/stores/cart/cartWrites.ts'
import { entryOf } from '../../ui/renderUi.tsx'
import { card, DAIRY, isWatched, rest, scrollDown, show, withTrackedShop } from './trackedShop.ts'

const { shop, openShop, propertiesOf, arrived } = withTrackedShop()

describe('the server receives', () => {
  test('the first page and each later page, with route, address and title, but no filter change', async () => {
    const { shopper, router } = await openShop('/')
    await rest()
    await shopper.click(
      within(screen.getByRole('navigation', { name: 'Shop by department' })).getByRole('link', {
        name: 'Dairy & eggs',
      }),
    )
    await screen.findByRole('heading', { level: 1, name: 'Dairy & eggs' })
    await act(() => router.navigate(`${DAIRY}?sort=price-asc`))
    await act(() => router.navigate('/cart'))
    await arrived('page view', 3)
    const views = propertiesOf('page view')
    expect(views.map(({ view, route, path }) => [view, route, path])).toEqual([
      [1, '/', '/'],
      [2, '/products/:category/:gid/:slug', DAIRY],
      [3, '/cart', '/cart'],
    ])
    expect(views.map(({ title }) => title)).toEqual([
      expect.stringContaining('Pasar'),
      expect.stringContaining('Dairy'),
      expect.stringContaining('cart'),
    ])
    expect(propertiesOf('category tap')).toEqual([{ view: 1, category: '130000', place: 'page' }])
  })

  test('a card when it is completely in view, once for each page view, with its list and position', async () => {
    const { router } = await openShop(DAIRY)
    await rest()
    await waitFor(() => expect(isWatched(card(1))).toBe(true))
    show(card(0), 1)
    show(card(1), 0.98)
    await arrived('product feed interaction', 1)
    const impression = {
      action: 'impression',
      list: 'grid',
      source: 0,
      position: 1,
      variant: card(0).dataset['variant'],
    }
    expect(propertiesOf('product feed interaction')).toEqual([
      expect.objectContaining({ view: 1, ...impression }),
    ])
    show(card(0), 0.2)
    show(card(0), 1)
    show(card(1), 1)
    await arrived('product feed interaction', 2)
    expect(propertiesOf('product feed interaction')[1]).toMatchObject({ view: 1, position: 2 })
    await act(() => router.navigate('/cart'))
    await screen.findByRole('heading', { level: 1, name: /cart/ })
    await act(() => router.navigate(DAIRY))
    await screen.findByRole('heading', { level: 1, name: 'Dairy & eggs' })
    await waitFor(() => expect(isWatched(card(0))).toBe(true))
    show(card(0), 1)
    await arrived('product feed interaction', 3)
    expect(propertiesOf('product feed interaction')[2]).toMatchObject({ view: 3, ...impression })
  })

  test('a card that is pressed, with the ad of a sponsored one', async () => {
    const { shopper } = await openShop(`/products/search/${encodeURIComponent('milk')}`)
    await rest()
    const link = within(card(1)).getByRole('link')
    const { variant, ad } = card(1).dataset
    await shopper.click(link)
    await arrived('product feed interaction', 1)
    expect(propertiesOf('product feed interaction')).toEqual([
      {
        view: 1,
        action: 'click',
        list: 'grid',
        source: 18,
        position: 2,
        variant,
        ...(ad ? { smartbrandClick: JSON.parse(ad) as unknown } : {}),
      },
    ])
  })

  test('a brand that is selected and removed in the filter', async () => {
    const { shopper, router } = await openShop(DAIRY)
    await rest()
    const brand = screen.getAllByRole('checkbox')[0]
    if (!brand) throw new Error('There should be a brand to select')
    await shopper.click(brand)
    await waitFor(() => expect(router.state.location.search).toContain('brandFilter='))
    const gid = new URLSearchParams(router.state.location.search).get('brandFilter')
    await shopper.click(brand)
    await waitFor(() => expect(router.state.location.search).not.toContain('brandFilter='))
    await arrived('brand filter selection', 2)
    expect(propertiesOf('brand filter selection')).toEqual([
      { view: 1, source: 0, brand: gid, isSelected: true },
      { view: 1, source: 0, brand: gid, isSelected: false },
    ])
  })

  test('a footer link, without its phone number', async () => {
    const { shopper } = await openShop('/')
    await rest()
    scrollDown()
    const foot = await screen.findByRole('contentinfo')
    const call = await within(foot).findByRole('link', { name: /9am|\d{3}/i })
    call.addEventListener('click', (event) => event.preventDefault())
    await shopper.click(call)
    await arrived('footer interaction', 1)
    expect(propertiesOf('footer interaction')).toEqual([{ view: 1, link: 'tel:' }])
  })

  test('presses from before tracking has loaded', async () => {
    const { shopper } = await openShop(DAIRY)
    const { variant } = card(0).dataset
    await shopper.click(within(card(0)).getByRole('link'))
    await screen.findByRole('heading', { level: 1, name: /./ })
    await rest()
    await arrived('page view', 2)
    expect(propertiesOf('page view')).toMatchObject([
      { view: 1, path: DAIRY },
      { view: 2, route: '/product/:gid/:slug' },
    ])
    expect(propertiesOf('product feed interaction')).toMatchObject([{ view: 1, action: 'click', variant }])
  })

  test('a cart addition or favorite on the top picks page as a vote, elsewhere not', async () => {
    await shop.server.controls.become('first-order')
    const { shopper, router } = await openShop('/products/highlight/900004/top-picks')
    await rest()
    const [added, loved] = [card(0).dataset['variant'], card(1).dataset['variant']]
    await shopper.click(within(card(0)).getByRole('button', { name: /^Add .* to the cart$/ }))
    await arrived('SSU vote', 1)
    await shopper.click(within(card(1)).getByRole('button', { name: /^Favourite/ }))
    await arrived('SSU vote', 2)
    expect(propertiesOf('SSU vote')).toEqual([
      { view: 1, source: 'top picks', variant: added, vote: 3 },
      { view: 1, source: 'top picks', variant: loved, vote: 4 },
    ])
    await act(() => router.navigate(DAIRY))
    await screen.findByRole('heading', { level: 1, name: 'Dairy & eggs' })
    await shopper.click(within(card(0)).getByRole('button', { name: /^Add .* to the cart$/ }))
    await waitForWrites(30_000)
    await act(() => router.navigate('/cart'))
    await arrived('page view', 3)
    expect(propertiesOf('SSU vote')).toHaveLength(2)
  })

  test('no card of the style guide, which sells nothing', async () => {
    const { router, shopper } = await openShop('/style-guide')
    await rest()
    const [specimen] = screen.getAllByRole('link', { name: 'On sale' })
    await shopper.click(specimen as HTMLElement)
    expect(isWatched(specimen?.closest('[data-variant]') as HTMLElement)).toBe(false)
    await act(() => router.navigate(DAIRY))
    await screen.findByRole('heading', { level: 1, name: 'Dairy & eggs' })
    await waitFor(() => expect(isWatched(card(0))).toBe(true))
    show(card(0), 1)
    await arrived('page view', 2)
    await arrived('product feed interaction', 1)
    expect(propertiesOf('product feed interaction')).toEqual([
      expect.objectContaining({ view: 2, action: 'impression' }),
    ])
  })

  test('a cart that is left with items, unless for the checkout', async () => {
    const { router } = await openShop('/cart')
    await rest()
    await act(() => router.navigate('/'))
    await screen.findByRole('heading', { level: 1, name: /./ })
    act(() => setLineQuantity(targetOf(entryOf(named.saleMilk)), 1))
    await waitForWrites(30_000)
    await act(() => router.navigate('/cart'))
    await act(() => router.navigate('/checkout'))
    await act(() => router.navigate('/cart'))
    await act(() => router.navigate('/'))
    await arrived('page view', 6)
    // Not the empty cart of the first view, nor the one that was left for the checkout.
    expect(propertiesOf('cart bounce')).toEqual([{ view: 5 }])
  })
})
