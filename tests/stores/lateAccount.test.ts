/** Answers to changes of favourites, addresses and cards that arrive in another order than the server gave them. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { demoPassword, people } from '../../fixtures/people.ts'
import { named } from '../../fixtures/named.ts'
import { shownAddresses, useAddressBook } from '../../src/stores/account/addressBook.ts'
import {
  makeDefaultAddress,
  refreshAddresses,
  removeAddress,
} from '../../src/stores/account/addressChanges.ts'
import { createAddress } from '../../src/stores/checkout/addresses.ts'
import { setFavorite } from '../../src/stores/lists/favorites.ts'
import { useNotices } from '../../src/stores/notices/notices.ts'
import { currentAccount } from '../../src/stores/session/account.ts'
import { logIn } from '../../src/stores/login/logIn.ts'
import { home } from './home.ts'
import { info, milkInCart } from './readyToOrder.ts'
import { openShop } from './shop.ts'
import { testCards } from '../../fixtures/inputs.ts'
import { beginWallet, shownBillings, useWallet } from '../../src/stores/account/wallet.ts'
import { makeDefaultBilling, removeBilling, saveBilling } from '../../src/stores/account/walletChanges.ts'

const shop = openShop()
beforeEach(shop.reset)
afterAll(shop.close)

test('of two favourites both stay when the answers arrive in the other order', async () => {
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  const [milk, spinach] = [named.saleMilk, named.spinach].map((gid) => shop.entry(gid).variant)
  if (!milk || !spinach) throw new Error('The shop should have both.')
  const isFavorite = () => [milk, spinach].map(({ _id }) => currentAccount()?.favorites.includes(_id))
  for (const variant of [milk, spinach]) setFavorite(variant, false)
  await expect.poll(isFavorite).toEqual([false, false])
  await expect.poll(() => useNotices.getState().notices.length).toBeGreaterThan(0)
  shop.hold((path) => path.endsWith('/add-favorite'))
  setFavorite(milk, true)
  await shop.heldAnswers(1)
  setFavorite(spinach, true)
  const [first, second] = await shop.heldAnswers(2)
  second?.release()
  await expect.poll(() => useNotices.getState().notices.at(-1)?.values?.['name']).toBe(spinach.name)
  first?.release()
  await expect.poll(() => useNotices.getState().notices.at(-1)?.values?.['name']).toBe(milk.name)
  expect(isFavorite()).toEqual([true, true])
})

test('an address that was deleted after another one stays deleted when the answers arrive in the other order', async () => {
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  await createAddress({ ...home, addressLine1: '8 Jalan Tun Razak' })
  await createAddress(home)
  await refreshAddresses()
  const shown = () => shownAddresses(useAddressBook.getState())
  // A new address is the default one; the newest of the others follows it.
  const [standard, next] = shown().toReversed()
  if (!standard || !next) throw new Error('The shopper has two new addresses.')
  shop.hold((path) => path.startsWith('/api/address/'))
  const earlier = removeAddress(standard)
  await shop.heldAnswers(1)
  const later = removeAddress(next)
  const [first, second] = await shop.heldAnswers(2)
  second?.release()
  await later
  first?.release()
  await earlier
  expect(shown().map(({ addressLine1, isDefault }) => [addressLine1, isDefault])).toEqual([
    ['B-12-3, Residensi Bukit Bintang, 9 Jalan Bukit Bintang', false],
    ['4 Jalan SS 15/4', true],
  ])
})

test('of two new default addresses the later one counts: its call waits for the earlier one', async () => {
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  await createAddress({ ...home, addressLine1: '8 Jalan Tun Razak' })
  await createAddress(home)
  await refreshAddresses()
  const [one, other] = shownAddresses(useAddressBook.getState()).filter(({ isDefault }) => !isDefault)
  if (!one || !other) throw new Error('The shopper has other addresses.')
  const calls = shop.calls('setDefaultAddress')
  shop.hold((path) => path.endsWith('/default_address'))
  const earlier = makeDefaultAddress(one)
  await shop.heldAnswers(1)
  const later = makeDefaultAddress(other)
  await refreshAddresses()
  expect(shop.calls('setDefaultAddress')).toBe(calls + 1)
  shop.letGo()
  expect(await Promise.all([earlier, later])).toEqual([true, true])
  await refreshAddresses()
  expect(useAddressBook.getState().confirmed.filter(({ isDefault }) => isDefault)).toMatchObject([
    { _id: other._id },
  ])
})

test('addresses that were read before one was deleted, and arrive after that, do not bring it back', async () => {
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  await refreshAddresses()
  const gone = shownAddresses(useAddressBook.getState()).find(({ isDefault }) => !isDefault)
  if (!gone) throw new Error('The shopper has another address.')
  shop.hold((path) => path === '/api/addresses')
  const reading = refreshAddresses()
  const [late] = await shop.heldAnswers(1)
  shop.hold(() => false)
  await removeAddress(gone)
  late?.release()
  await reading
  expect(useAddressBook.getState().confirmed.map(({ _id }) => _id)).not.toContain(gone._id)
})

test('an address that becomes the default stays it when the answer to an earlier deletion arrives later', async () => {
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  await createAddress(home)
  await refreshAddresses()
  const [standard, next, gone] = shownAddresses(useAddressBook.getState()).toReversed()
  if (!standard || !next || !gone) throw new Error('The shopper has three addresses.')
  shop.hold((path) => path.startsWith('/api/address/'))
  const deletion = removeAddress(gone)
  const [late] = await shop.heldAnswers(1)
  expect(await makeDefaultAddress(next)).toBe(true)
  late?.release()
  await deletion
  const shown = shownAddresses(useAddressBook.getState())
  expect(shown.map(({ _id, isDefault }) => [_id, isDefault])).toEqual([
    [next._id, true],
    [standard._id, false],
  ])
})

test('a card that becomes the default stays it when the answer to an earlier deletion arrives later', async () => {
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  await saveBilling({
    cardNumber: testCards.slow,
    expiry: '12/30',
    securityCode: '123',
    nameOnCard: 'Lim Wei Ling',
  })
  await milkInCart(shop)
  beginWallet(info().billingInfos, undefined)
  const shown = () => shownBillings(useWallet.getState())
  const [standard, next, gone] = shown()
  if (!gone || !standard || !next) throw new Error('The shopper has three cards.')
  await makeDefaultBilling(standard)
  shop.hold((path) => path.startsWith('/api/payment-method/'))
  const deletion = removeBilling(gone)
  const [late] = await shop.heldAnswers(1)
  await makeDefaultBilling(next)
  late?.release()
  await deletion
  expect(shown().map(({ lastFour, isDefault }) => [lastFour, isDefault])).toEqual([
    ['4242', false],
    ['5454', true],
  ])
})
