import { expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { demoPassword, people } from '../../fixtures/people.ts'
import { saveTelephone } from '../../src/stores/checkout/checkoutSteps.ts'
import { targetOf } from '../../src/domain/cart/cart.ts'
import { waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { setFavorite } from '../../src/stores/lists/favorites.ts'
import { logIn } from '../../src/stores/login/logIn.ts'
import { logOut } from '../../src/stores/login/logOut.ts'
import { currentAccount } from '../../src/stores/session/account.ts'
import { setLineQuantity } from './cardChanges.ts'
import { info, milkInCart } from './readyToOrder.ts'
import { runShop } from './runShop.ts'

const { shop, open, router, notices } = runShop()

/** Goes to the checkout, whose page is read before this change and arrives after it. */
async function checkoutReadBefore(change: () => Promise<unknown>): Promise<void> {
  shop.hold((path) => path.endsWith('/checkout'))
  const arrival = router().navigate('/checkout')
  const [page] = await shop.heldAnswers(1)
  await change()
  shop.hold(() => false)
  page?.release()
  await arrival
  expect(router().state.location.pathname).toBe('/checkout')
}

test('a page that was read before a logout, and arrives after it, is read again for the guest', async () => {
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  await open()
  expect(currentAccount()).not.toBeNull()
  shop.hold((path) => path.endsWith('/cart'))
  const arrival = router().navigate('/cart')
  const [late] = await shop.heldAnswers(1)
  await logOut()
  shop.hold(() => false)
  late?.release()
  await arrival
  expect(router().state.location.pathname).toBe('/cart')
  expect(currentAccount()).toBeNull()
})

test('a page that was read before a favourite was removed, and arrives after that, leaves it removed', async () => {
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  await open()
  const { variant } = shop.entry(named.saleMilk)
  const isFavorite = () => currentAccount()?.favorites.includes(variant._id)
  shop.hold((path) => path.endsWith('/cart') || path.endsWith('-favorite'))
  setFavorite(variant, true)
  const [added] = await shop.heldAnswers(1)
  setFavorite(variant, false)
  const arrival = router().navigate('/cart')
  const [, page] = await shop.heldAnswers(2)
  added?.release()
  const [, , removed] = await shop.heldAnswers(3)
  removed?.release()
  await expect.poll(notices).toContainEqual({ key: 'favorites.removed', name: variant.name })
  shop.hold(() => false)
  page?.release()
  await arrival
  expect(router().state.location.pathname).toBe('/cart')
  expect(isFavorite()).toBe(false)
})

test('a checkout that was read before a step was saved, and arrives after that, does not undo the step', async () => {
  await open()
  await milkInCart(shop)
  await checkoutReadBefore(() => saveTelephone('0123456789'))
  expect(info().selection.telephoneNumber).toBe('0123456789')
})

test('a checkout that was read before a change of the cart, and arrives after that, has the new total', async () => {
  await open()
  await milkInCart(shop)
  await checkoutReadBefore(async () => {
    setLineQuantity(targetOf(shop.entry(named.saleMilk)), 8)
    await waitForWrites(30_000)
  })
  // 8 × RM 7.90
  expect(info().pricingInfo.variantsSubtotalPrice).toBe(6_320)
})

test('a page that is read while the removal of a favourite waits for its addition leaves it removed', async () => {
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  await open()
  const { variant } = shop.entry(named.saleMilk)
  const shown: unknown[] = []
  shop.hold((path) => path.endsWith('/add-favorite'))
  setFavorite(variant, true)
  await shop.heldAnswers(1)
  setFavorite(variant, false)
  await router().navigate('/cart')
  shown.push(currentAccount()?.favorites.includes(variant._id))
  shop.letGo()
  await expect.poll(notices).toContainEqual({ key: 'favorites.removed', name: variant.name })
  shown.push(currentAccount()?.favorites.includes(variant._id))
  expect(shown).toEqual([false, false])
})
