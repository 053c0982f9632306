import { expect, test } from 'vitest'
import { demoPassword, people } from '../../fixtures/people.ts'
import { logIn } from '../../src/stores/login/logIn.ts'
import { logOut } from '../../src/stores/login/logOut.ts'
import { currentAccount } from '../../src/stores/session/account.ts'
import { runShop } from './runShop.ts'

const { shop, open, router } = runShop()

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
