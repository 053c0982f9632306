import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { request } from '../../src/api/request.ts'
import { callTable } from '../../src/contract/callTable.ts'
import { targetOf } from '../../src/domain/cart/cart.ts'
import { currentCart } from '../../src/stores/cart/cart.ts'
import { waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { readDraft, saveDraft } from '../../src/stores/checkout/checkoutDraft.ts'
import { closeModal, useModals } from '../../src/stores/overlays/modals.ts'
import { addToCart, setLineQuantity } from './cardChanges.ts'
import { runShop } from './runShop.ts'
import { matchedBy } from '../mocks/matchedBy.ts'

const { shop, open, router, loads, notices } = runShop()
const milk = shop.entry(named.saleMilk)

describe('refused calls (document 1 §6)', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const refuse = async (status: number, headers: Record<string, string> = {}) => {
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'topSearches' ? { kind: 'status', status, body: {}, headers } : undefined,
    )
    await request(callTable.topSearches).catch(() => {})
  }

  test('401 in the checkout reloads the page once, with the draft kept', async () => {
    addToCart(milk, 4)
    await waitForWrites(30_000)
    await open('/checkout')
    saveDraft('address', { addressLine1: '12 Jalan Ampang' })
    await refuse(401)
    await refuse(401)
    expect(loads()).toEqual([window.location.href])
    expect(readDraft('address')).toEqual({ addressLine1: '12 Jalan Ampang' })
    expect(notices()).toMatchObject([{ key: 'handlers.unauthorized' }])
  })

  test('401 elsewhere redirects to the signed-out page', async () => {
    await open('/')
    await refuse(401)
    await expect.poll(() => router().state.location.pathname).toBe('/unauthorized')
    expect(loads()).toEqual([])
  })

  test('403 reloads the page', async () => {
    await open('/')
    await refuse(403)
    expect(loads()).toEqual([window.location.href])
  })

  test('the bot challenge opens first, and giving up reloads the page', async () => {
    await open('/')
    const refused = refuse(403, { 'x-bot-challenge': 'captcha' })
    await expect
      .poll(() => useModals.getState().open)
      .toEqual({ kind: 'bot-challenge', challengeId: 'captcha' })
    expect(loads()).toEqual([])
    closeModal()
    await refused
    expect(loads()).toEqual([window.location.href])
  })

  test('without storage the page does not reload', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    await open('/')
    await refuse(403)
    expect(loads()).toEqual([])
    expect(notices()).toMatchObject([{ key: 'handlers.unauthorized' }])
  })
})

test('beer that the server refuses before the age is known opens the age question', async () => {
  const beer = targetOf(shop.entry(named.ageGatedBeer))
  await open()
  setLineQuantity(beer, 2)
  await waitForWrites(30_000)
  expect(useModals.getState().open).toMatchObject({ kind: 'age-gate', quantity: 2 })
  expect(currentCart().cartVariants).toEqual([])
})
