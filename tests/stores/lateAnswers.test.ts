/** Answers that arrive in another order than the server gave them, or after the session has changed. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { demoPassword, people } from '../../fixtures/people.ts'
import { named } from '../../fixtures/named.ts'
import { BillingType } from '../../src/contract/enumerations.ts'
import { targetOf } from '../../src/domain/cart/cart.ts'
import { currentCart } from '../../src/stores/cart/cart.ts'
import { waitForWrites } from '../../src/stores/cart/cartWrites.ts'
import { createAddress } from '../../src/stores/checkout/addresses.ts'
import { chooseBilling, saveTelephone } from '../../src/stores/checkout/checkoutSteps.ts'
import { logIn } from '../../src/stores/login/logIn.ts'
import { logOut } from '../../src/stores/login/logOut.ts'
import { setLineQuantity } from './cardChanges.ts'
import { home } from './home.ts'
import { info, milkInCart } from './readyToOrder.ts'
import { openShop } from './shop.ts'

const shop = openShop()
beforeEach(shop.reset)
afterAll(shop.close)

test('a step whose answer arrives after that of a later step does not undo the later one', async () => {
  await milkInCart(shop)
  await createAddress(home)
  shop.hold((path) => path.endsWith('/phone-verification') || path.endsWith('/set-billing-type'))
  const telephone = saveTelephone('0123456789')
  await shop.heldAnswers(1)
  const billing = chooseBilling(BillingType.PAYMENT_ON_FULFILLMENT)
  const [first, second] = await shop.heldAnswers(2)
  second?.release()
  expect(await billing).toBe(true)
  first?.release()
  expect(await telephone).toBe(true)
  expect(info().selection).toMatchObject({
    telephoneNumber: '0123456789',
    billingType: BillingType.PAYMENT_ON_FULFILLMENT,
  })
})

test('a change of the cart whose answer arrives after a logout leaves the guest’s cart as it is', async () => {
  await logIn({ email: people.returningCustomer.email, password: demoPassword })
  const milk = targetOf(shop.entry(named.saleMilk))
  shop.hold((path) => path.endsWith('/carts/change'))
  setLineQuantity(milk, 2)
  const [late] = await shop.heldAnswers(1)
  // It waits for the change, but not for ever.
  await logOut()
  late?.release()
  expect(await waitForWrites(2_000)).toBe(true)
  expect(currentCart().cartVariants.length).toBe(0)
})
