import { describe, expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { demoPassword, people } from '../../fixtures/people.ts'
import { promoCodes } from '../../fixtures/promoCodes.ts'
import { expireSession } from '../../mocks/controls/persona.ts'
import { itemCount } from '../../src/domain/cart/cart.ts'
import { currentCart } from '../../src/stores/cart/cart.ts'
import { waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { enterPromoCode, removePromoCode } from '../../src/stores/cart/promoCodes.ts'
import { logIn } from '../../src/stores/login/logIn.ts'
import { logOut } from '../../src/stores/login/logOut.ts'
import { currentAccount } from '../../src/stores/session/account.ts'
import { addToCart } from './cardChanges.ts'
import { runShop } from './runShop.ts'

const { shop, open, router } = runShop()
const milk = shop.entry(named.saleMilk)

describe('other tabs', () => {
  const inOtherTab = () => {
    const channel = new BroadcastChannel('pasar-cart')
    const heard: unknown[] = []
    channel.addEventListener('message', ({ data }) => heard.push(data))
    return { channel, heard }
  }

  test('are notified of each cart change, not only of its lines', async () => {
    await open()
    const { channel, heard } = inOtherTab()
    addToCart(milk, 3)
    await expect.poll(() => heard).toEqual([1])
    await enterPromoCode(promoCodes.percent.code)
    await expect.poll(() => heard).toEqual([1, 2])
    await removePromoCode(promoCodes.percent.code)
    await expect.poll(() => heard).toEqual([1, 2, 3])
    channel.close()
  })

  test('that have an older cart are answered with the revision of this one', async () => {
    await open()
    addToCart(milk, 3)
    await waitForWrites(30_000)
    const { channel, heard } = inOtherTab()
    const requests = shop.calls('syncCart')
    channel.postMessage(0)
    await expect.poll(() => heard).toEqual([1])
    expect(shop.calls('syncCart')).toBeGreaterThan(requests)
    channel.close()
  })

  test('that start to listen are answered with what they have missed, a logout too', async () => {
    await open()
    addToCart(milk, 3)
    await waitForWrites(30_000)
    const { channel, heard } = inOtherTab()
    const pages = () => shop.server.journal.entries().filter(({ call }) => call === 'page').length
    const before = pages()
    channel.postMessage({ revision: 1, person: null })
    channel.postMessage({ revision: 0, person: null })
    await expect.poll(() => heard).toEqual([1])
    expect(pages()).toBe(before)
    channel.postMessage({ revision: 1, person: people.returningCustomer.email })
    await expect.poll(() => heard).toEqual([1, { person: null, hasLoggedOut: false }])
    await expect.poll(pages).toBe(before + 1)
    channel.close()
  })

  test('learn whether a session was ended by a logout, or by time', async () => {
    const account = { email: people.returningCustomer.email, password: demoPassword }
    await open()
    const { channel, heard } = inOtherTab()
    const sessions = () => heard.filter((message) => typeof message === 'object')
    await logIn(account)
    const loggedIn = { person: currentAccount()?._id, hasLoggedOut: false }
    await logOut()
    const loggedOut = { person: null, hasLoggedOut: true }
    await expect.poll(sessions).toEqual([loggedIn, loggedOut])
    await logIn(account)
    await expireSession(shop.server, 'browser')
    await router().revalidate()
    await expect
      .poll(sessions)
      .toEqual([loggedIn, loggedOut, loggedIn, { ...loggedOut, hasLoggedOut: false }])
    channel.close()
  })

  test('are asked at the start what this one has missed', async () => {
    const { channel, heard } = inOtherTab()
    await open('/cart')
    await expect.poll(() => heard).toContainEqual({ revision: 0, person: null })
    channel.close()
  })

  test('announce a newer cart, which is then requested; the same one is not', async () => {
    await open()
    addToCart(milk)
    await waitForWrites(30_000)
    await shop.arrange((shopper) => {
      shopper.cart.revision = 2
      shopper.cart.lines = []
    })
    const { channel } = inOtherTab()
    const asked = shop.calls('syncCart')
    channel.postMessage(1)
    channel.postMessage(2)
    await expect.poll(() => itemCount(currentCart())).toBe(0)
    expect(shop.calls('syncCart')).toBe(asked + 1)
    channel.close()
  })
})
