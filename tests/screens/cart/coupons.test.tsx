import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { logInAs } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const MILK = 'RM 1.50 off Ladang milk'
const page = `/product/${named.saleMilk}/any-slug`
const coupon = () => within(screen.getByRole('list', { name: 'Coupons', hidden: true }))
const use = () => coupon().getByRole('button', { name: `Clip coupon: ${MILK}`, hidden: true })
/** An amount in ringgit, as on the cart button. */
const total = () => {
  const [cart] = within(screen.getByRole('banner')).getAllByRole('link', { name: /^Cart, / })
  return Number(/RM ([\d.]+)/.exec(cart?.getAttribute('aria-label') ?? '')?.[1] ?? 0)
}
const isYours = () => coupon().findByText('Clipped: applied at checkout')

test('a coupon is clipped with one press, and then counts in the cart', async () => {
  await shop.server.controls.become('first-order')
  const { shopper, router } = await openShop(page)
  await shopper.click(screen.getByRole('button', { name: /^Add · RM/ }))
  await waitFor(() => expect(total()).toBeGreaterThan(0))
  const before = total()
  await shopper.click(use())
  expect(await isYours()).toBeVisible()
  expect(await screen.findByText(`${MILK} clipped: applied at checkout`)).toBeVisible()
  // Also on the page where it was clipped.
  await waitFor(() => expect(total()).toBeCloseTo(before - 1.5))
  await router.navigate('/cart')
  await screen.findByRole('heading', { level: 1, name: /cart/ })
  expect((await screen.findAllByText(MILK))[0]).toBeVisible()
  expect(screen.getAllByText('−RM 1.50')[0]).toBeVisible()
})

test('a guest logs in first, and then the coupon is clipped', async () => {
  const { shopper } = await openShop(page)
  await shopper.click(use())
  expect(await screen.findByText(`Log in to clip “${MILK}”.`)).toBeVisible()
  await logInAs(shopper, 'firstOrderCustomer')
  expect(await isYours()).toBeVisible()
})

test('a coupon that fails shows a message, and can be clipped again', async () => {
  await shop.server.controls.become('first-order')
  const { shopper } = await openShop(page)
  shop.server.controls.arm('clipCoupon:network')
  await shopper.click(use())
  expect(await screen.findByText(`We couldn’t clip ${MILK}. Please try again.`)).toBeVisible()
  await waitFor(() => expect(use()).toBeEnabled())
  await shopper.click(use())
  expect(await isYours()).toBeVisible()
})
