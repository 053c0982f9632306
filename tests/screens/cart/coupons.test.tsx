import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { logInAs } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
const MILK = 'RM 1.50 off Ladang milk'
const page = `/product/${named.saleMilk}/any-slug`
const coupon = () => within(screen.getByRole('list', { name: 'Coupons', hidden: true }))
const use = () => coupon().getByRole('button', { name: `Use this coupon: ${MILK}`, hidden: true })
/** In ringgit, as the cart's button says it. */
const total = () => {
  const [cart] = within(screen.getByRole('banner')).getAllByRole('link', { name: /^Cart, / })
  return Number(/RM ([\d.]+)/.exec(cart?.getAttribute('aria-label') ?? '')?.[1] ?? 0)
}
const isYours = () => coupon().findByText('Yours: it counts in your cart')

test('a coupon is the shopper’s with a press, and counts in the cart from then on', async () => {
  await shop.server.controls.become('first-order')
  const { shopper, router } = await openShop(page)
  await shopper.click(screen.getByRole('button', { name: /^Add · RM/ }))
  await waitFor(() => expect(total()).toBeGreaterThan(0))
  const before = total()
  await shopper.click(use())
  expect(await isYours()).toBeVisible()
  expect(await screen.findByText(`${MILK} is yours and counts in your cart`)).toBeVisible()
  // On the page where it was clipped, too.
  await waitFor(() => expect(total()).toBeCloseTo(before - 1.5))
  await router.navigate('/cart')
  await screen.findByRole('heading', { level: 1, name: /cart/ })
  expect((await screen.findAllByText(MILK))[0]).toBeVisible()
  expect(screen.getAllByText('−RM 1.50')[0]).toBeVisible()
})

test('a guest logs in first, and then it is theirs', async () => {
  const { shopper } = await openShop(page)
  await shopper.click(use())
  expect(await screen.findByText(`Log in, and “${MILK}” is yours.`)).toBeVisible()
  await logInAs(shopper, 'firstOrderCustomer')
  expect(await isYours()).toBeVisible()
})

test('one that could not be taken says so, and can be taken again', async () => {
  await shop.server.controls.become('first-order')
  const { shopper } = await openShop(page)
  shop.server.controls.arm('clipCoupon:network')
  await shopper.click(use())
  expect(await screen.findByText(`${MILK} could not be taken. Please try again.`)).toBeVisible()
  await waitFor(() => expect(use()).toBeEnabled())
  await shopper.click(use())
  expect(await isYours()).toBeVisible()
})
