import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { BannerInterstitial } from '../../../src/contract/entities/engagement/interstitial.ts'
import { BannerEntityType, Language } from '../../../src/contract/enumerations.ts'
import { applyPage, useSession } from '../../../src/stores/session/session.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

const band = () => screen.getByRole('region', { name: 'Announcements' })

function show(banners: readonly BannerInterstitial[]): void {
  const { base } = useSession.getState()
  if (base) act(() => useSession.setState({ base: { ...base, topBanners: [...banners] } }))
}

const bannerTo = (action: Partial<BannerInterstitial['action']>): BannerInterstitial => ({
  _id: 'one',
  text: 'Durian season',
  action: { _id: 'one-action', entityType: BannerEntityType.ACTION, references: [], text: 'Look', ...action },
})

describe('the banner above every page', () => {
  test('shows the amount for free delivery, and the shop’s banners with their links', async () => {
    await openShop('/')
    expect(within(band()).getByText('Free delivery from RM 80')).toBeVisible()
    expect(within(band()).getByRole('link', { name: 'Request a quote' })).toHaveAttribute(
      'href',
      '/bulk-purchase',
    )
  })

  test('reserves its space until the banners have loaded', async () => {
    await openShop('/')
    const { base } = useSession.getState()
    const kept = band().parentElement
    act(() => useSession.setState({ base: null }))
    expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull()
    const place = screen.getByRole('banner').nextElementSibling
    expect(place).toHaveClass(...(kept?.className ?? '').split(' '))
    expect(place).toBeEmptyDOMElement()
    act(() => useSession.setState({ base }))
    expect(band()).toBeVisible()
  })

  test('shows the amount that is missing for free delivery, on every page', async () => {
    const { shopper } = await openShop('/products/search/milk')
    const [card] = screen.getAllByRole('article')
    if (!card) throw new Error('The fixtures should have milk today')
    expect(card).toHaveTextContent('RM 6.40')
    await shopper.click(within(card).getByRole('button', { name: /^Add .* to the cart$/ }))
    // 80.00 less 6.40.
    expect(await within(band()).findByText('Add RM 73.60 for free delivery')).toBeVisible()
    expect(
      within(band()).getByRole('progressbar', { name: 'Progress towards free delivery' }),
    ).toHaveAttribute('value', '640')
    expect(screen.queryByText('Free delivery from RM 80')).toBeNull()
    // The next test has a cart of its own.
    await waitFor(() => expect(shop.server.journal.entries().map(({ call }) => call)).toContain('changeCart'))
  })

  test('is in the shopper’s language', async () => {
    await openShop('/', Language.MALAY)
    expect(screen.getByText('Penghantaran percuma, RM 80 ke atas')).toBeVisible()
  })

  test('gives its focus to what is left, however many are hidden', async () => {
    const { shopper } = await openShop('/')
    const hidden = () => shop.server.journal.entries().filter(({ call }) => call === 'hideBanner')
    const { length } = within(band()).getAllByRole('button', { name: 'Hide this message' })
    for (let count = 1; count <= length; count += 1) {
      const [hide] = within(band()).getAllByRole('button', { name: 'Hide this message' })
      if (hide) await shopper.click(hide)
      await waitFor(() => expect(hide).not.toBeInTheDocument())
      expect(document.activeElement).not.toBe(document.body)
      expect(document.activeElement).toBeVisible()
      await waitFor(() => expect(hidden()).toHaveLength(count))
    }
  })

  test('disappears at once and for good when it is hidden', async () => {
    const { shopper, router } = await openShop('/')
    const [hide] = within(band()).getAllByRole('button', { name: 'Hide this message' })
    if (hide) await shopper.click(hide)
    await waitFor(() => expect(within(band()).queryByText(/School holidays/)).toBeNull())
    await waitFor(() => expect(shop.server.journal.entries().map(({ call }) => call)).toContain('hideBanner'))
    await act(() => router.navigate('/products/search/milk'))
    await screen.findByRole('heading', { level: 1, name: /milk/ })
    expect(within(band()).queryByText(/School holidays/)).toBeNull()
  })

  test('stays hidden when an earlier request is answered', async () => {
    const { shopper } = await openShop('/')
    const { base } = useSession.getState()
    const { holding } = shop.server.controls
    holding.hold(true)
    const [hide] = within(band()).getAllByRole('button', { name: 'Hide this message' })
    if (hide) await shopper.click(hide)
    await waitFor(() => expect(holding.held()).toHaveLength(1))
    if (base) act(() => applyPage({ base }))
    expect(within(band()).queryByText(/School holidays/)).toBeNull()
    holding.hold(false)
    await waitFor(() => expect(shop.server.journal.entries().map(({ call }) => call)).toContain('hideBanner'))
    expect(within(band()).getByText(/Buying for a business/)).toBeInTheDocument()
    expect(within(band()).queryByText(/School holidays/)).toBeNull()
  })

  test('returns with a message if hiding it fails', async () => {
    const { shopper } = await openShop('/')
    shop.server.controls.arm('hideBanner:status:500@always')
    const [hide] = within(band()).getAllByRole('button', { name: 'Hide this message' })
    if (hide) await shopper.click(hide)
    expect(await screen.findByText('Sorry, an unexpected error has occurred.')).toBeVisible()
    expect(within(band()).getByText(/School holidays/)).toBeVisible()
  })

  test.each([
    [
      'an action',
      { entityType: 0, references: [{ gid: '7' }], referenceClientTitle: 'Raya' },
      '/products/action/7?title=Raya',
    ],
    ['a product', { entityType: 1, references: [{ gid: '12', slug: 'milk' }] }, '/product/12/milk'],
    ['a variant', { entityType: 2, references: [{ gid: '13', slug: 'milk-2l' }] }, '/product/13/milk-2l'],
    [
      'a highlight',
      { entityType: 5, references: [{ gid: '9', slug: 'deals' }] },
      '/products/highlight/9/deals',
    ],
    [
      'a category',
      { entityType: 6, references: [{ gid: '11', slug: 'fruit' }] },
      '/products/category/11/fruit',
    ],
    ['a search', { entityType: 17, references: [{ slug: 'kopi o' }] }, '/products/search/kopi%20o'],
    ['an address of its own', { entityType: -1, references: [], url: '/bulk-purchase' }, '/bulk-purchase'],
  ] as const)('leads to %s', async (_, action, href) => {
    await openShop('/')
    show([bannerTo({ ...action, references: [...action.references] })])
    expect(within(band()).getByRole('link', { name: 'Look' })).toHaveAttribute('href', href)
  })

  test('has the background that the shop has set', async () => {
    await openShop('/')
    show([{ ...bannerTo({}), theme: 'mango' }])
    const slide = within(band()).getByText('Durian season').closest('[data-theme]')
    expect(slide).toHaveAttribute('data-theme', 'mango')
  })

  test('opens another site in a new tab, and says so', async () => {
    await openShop('/')
    show([bannerTo({ entityType: BannerEntityType.EXTERNAL_LINK, url: 'https://example.com/durian' })])
    const link = within(band()).getByRole('link', { name: 'Look (opens in a new tab)' })
    expect(link).toHaveAttribute('href', 'https://example.com/durian')
    expect(link).toHaveAttribute('target', '_blank')
  })

  test('counts down to its end, and then disappears', async () => {
    await openShop('/')
    const at = (hours: number) => new Date(shop.server.clock.now() + hours * 3_600_000).toISOString()
    const timed = { ...bannerTo({}), countdownTimer: { enabled: true } }
    show([{ ...timed, endTimestamp: at(2) }])
    expect(within(band()).getByText('Durian season')).toBeVisible()
    expect(band().querySelector('time')).not.toBeNull()
    show([{ ...timed, endTimestamp: at(-2) }])
    expect(within(band()).queryByText('Durian season')).toBeNull()
  })

  test('has its long text truncated, and can be expanded', async () => {
    const { shopper } = await openShop('/')
    show([{ ...bannerTo({}), text: 'x'.repeat(121) }])
    await shopper.click(within(band()).getByRole('button', { name: 'See more' }))
    expect(band()).toHaveTextContent('x'.repeat(121))
    expect(within(band()).getByRole('button', { name: 'See less' })).toBeVisible()
  })

  test('welcomes a business by its name, and explains the business shop instead of showing favourites', async () => {
    await shop.server.controls.become('business-owner')
    await openShop('/')
    expect(within(band()).getByText(/^Welcome, .+ · Business account/)).toBeVisible()
    const bar = screen.getByRole('banner')
    expect(within(bar).getByRole('link', { name: 'Why shop with us' })).toHaveAttribute(
      'href',
      '/why-shop-boxed',
    )
    expect(within(bar).queryByRole('link', { name: 'Favourites' })).toBeNull()
  })

  test('is not shown on the cart and the checkout', async () => {
    await openShop('/cart')
    expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull()
  })
})
