import { act, screen, waitFor, within } from '@testing-library/react'
import { safeParse } from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { trackedProperties } from '../../../src/contract/entities/engagement/trackedProperties.ts'
import { matchedBy } from '../../mocks/matchedBy.ts'
import { card, cards, DAIRY, isWatched, rest, show, withTrackedShop } from './trackedShop.ts'

const { shop, openShop, events, propertiesOf, arrived } = withTrackedShop()

describe('every event', () => {
  test('fits the schema of its name, and has its own id and the same session', async () => {
    const { shopper, router } = await openShop(`/product/${named.saleMilk}/milk`)
    await rest()
    await act(() => router.navigate(DAIRY))
    await screen.findByRole('heading', { level: 1, name: 'Dairy & eggs' })
    await waitFor(() => expect(isWatched(card(0))).toBe(true))
    for (const each of cards()) show(each, 1)
    await shopper.click(within(card(2)).getByRole('link'))
    await arrived('page view', 3)
    const sent = events()
    for (const { name, properties } of sent) {
      const schema = trackedProperties[name as keyof typeof trackedProperties]
      expect(safeParse(schema, properties).issues ?? [], `${name} ${JSON.stringify(properties)}`).toEqual([])
    }
    expect(new Set(sent.map(({ properties }) => properties['id'])).size).toBe(sent.length)
    expect(new Set(sent.map(({ properties }) => properties['session'])).size).toBe(1)
    expect(sent.every(({ version }) => version === '1.0.0')).toBe(true)
  })

  test('is stored while the server is unreachable, and sent at the next start', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    shop.server.faultInjector = matchedBy(({ call }) => (call === 'track' ? { kind: 'network' } : undefined))
    const { leave: leaveFirst } = await openShop('/')
    await rest()
    await waitFor(() => expect(localStorage.getItem('pasar.tracking')).toContain('page view'))
    leaveFirst()
    expect(events()).toEqual([])
    shop.server.faultInjector = undefined
    await openShop('/cart')
    await rest()
    await arrived('page view', 2)
    expect(propertiesOf('page view').map(({ path }) => path)).toEqual(['/', '/cart'])
    expect(localStorage.getItem('pasar.tracking')).toBeNull()
    vi.restoreAllMocks()
  })
})

describe('the purchase', () => {
  test('is sent once, and not again after a reload', async () => {
    await shop.server.controls.become('returning')
    const [newest] = Object.values((await shop.server.store.read()).accounts).flatMap(({ shopper }) =>
      shopper.orders.filter(({ pricingInfo }) => pricingInfo.totalPrice === 6_310),
    )
    if (!newest) throw new Error('This shopper should have an order of RM 63.10')
    const address = `/confirmation?order=${newest.gid}`
    const { leave } = await openShop(address)
    await rest()
    await arrived('purchase', 1)
    // 2 + 1 + 2 + 1 + 1 + 1 items.
    expect(propertiesOf('purchase')[0]).toMatchObject({
      order: newest.gid,
      total: 6_310,
      items: 8,
      billingType: 'credit card',
    })
    leave()
    await openShop(address)
    await arrived('page view', 2)
    expect(propertiesOf('purchase')).toHaveLength(1)
  })
})
