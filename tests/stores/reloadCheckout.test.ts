import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { BillingType } from '../../src/contract/enumerations.ts'
import { targetOf } from '../../src/domain/cart/cart.ts'
import { loadFreshPage } from './freshPage.ts'
import { home } from './home.ts'
import { openShop } from './shop.ts'

const shop = openShop()
const milk = shop.entry(named.saleMilk)

let page: Awaited<ReturnType<typeof loadFreshPage>>
const open = async () => (page = await loadFreshPage(shop.server))
const reload = async () => {
  page.leave()
  await open()
}

beforeEach(async () => {
  await shop.reset()
  await open()
})
afterEach(() => page.leave())
afterAll(shop.close)

describe('an order whose answer was lost with the page', () => {
  const ordersMade = async () => {
    let gids: string[] = []
    await shop.arrange((shopper) => {
      gids = shopper.orders.map(({ gid }) => gid)
    })
    return gids
  }

  /** Four milks by van: RM 31.60, above the minimum of RM 30. */
  async function readyToOrder() {
    const { cart, checkout } = page
    cart.setLineQuantity(targetOf(milk), 4)
    expect(await cart.waitForWrites(30_000)).toBe(true)
    await checkout.refreshCheckout()
    await checkout.createAddress(home)
    await checkout.saveTelephone('0123456789')
    const { info } = checkout.useCheckout.getState()
    await checkout.chooseSlot(info?.deliveryTimes.find(({ isAvailable }) => isAvailable)?._id ?? '')
    await checkout.chooseBilling(BillingType.PAYMENT_ON_FULFILLMENT)
  }

  test('is shown with its number on the next page, and its drafts are removed', async () => {
    await readyToOrder()
    page.drafts.saveDraft('standard', { instructions: 'Ring twice' })
    page.loseAnswers({ path: '/api/checkout', after: true })
    void page.checkout.placeOrder()
    await expect.poll(ordersMade).toHaveLength(1)
    await reload()
    const [gid] = await ordersMade()
    await expect.poll(page.notices).toEqual([{ key: 'notices.order_placed', gid }])
    expect(page.drafts.readDraft('standard')).toEqual({})
    await expect.poll(() => page.cart.currentCart().cartVariants).toEqual([])
    // The next order is a separate one.
    await readyToOrder()
    expect(await page.checkout.placeOrder()).not.toMatchObject({ order: { gid } })
    expect(await ordersMade()).toHaveLength(2)
  })

  test('is not placed by checking for it: the shopper presses again', async () => {
    await readyToOrder()
    page.loseAnswers({ path: '/api/checkout', after: false })
    void page.checkout.placeOrder()
    await expect.poll(() => sessionStorage.getItem('pasar.idempotency-key')).not.toBeNull()
    await reload()
    expect(await page.checkout.findLostOrder()).toBeNull()
    expect(await ordersMade()).toEqual([])
    expect(page.notices()).toEqual([])
    await page.checkout.refreshCheckout()
    expect(await page.checkout.placeOrder()).not.toBeNull()
    expect(await ordersMade()).toHaveLength(1)
  })

  test('without an attempt no request is sent', () => {
    expect(shop.calls('placeOrder')).toBe(0)
  })
})

test('the checkout’s input is restored on the next page', async () => {
  const typed = [
    ['address', { addressLine1: '12 Jalan Am' }],
    ['telephone', { telephone: '012' }],
    ['marketplace', { addressLine1: '8 Jalan Kia' }],
    ['card', { name: 'Aisyah' }],
    ['bankAccount', { bankName: 'Maybank', nameOnAccount: 'Kedai Ais' }],
    ['ipay88', { paymentId: '210' }],
    ['payoo', { bankCode: 'rhb' }],
  ] as const
  for (const [form, fields] of typed) page.drafts.saveDraft(form, fields)
  await reload()
  expect(typed.map(([form]) => [form, page.drafts.readDraft(form)])).toEqual(typed)
})
