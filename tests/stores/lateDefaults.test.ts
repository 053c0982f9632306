/** Answers to deletions that arrive after another address or card has become the default. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testCards } from '../../fixtures/inputs.ts'
import { demoPassword, people } from '../../fixtures/people.ts'
import { shownAddresses, useAddressBook } from '../../src/stores/account/addressBook.ts'
import {
  makeDefaultAddress,
  refreshAddresses,
  removeAddress,
} from '../../src/stores/account/addressChanges.ts'
import { beginWallet, shownBillings, useWallet } from '../../src/stores/account/wallet.ts'
import { makeDefaultBilling, removeBilling, saveBilling } from '../../src/stores/account/walletChanges.ts'
import { createAddress } from '../../src/stores/checkout/addresses.ts'
import { logIn } from '../../src/stores/login/logIn.ts'
import { home } from './home.ts'
import { info, milkInCart } from './readyToOrder.ts'
import { openShop } from './shop.ts'

const shop = openShop()
beforeEach(shop.reset)
afterAll(shop.close)

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
