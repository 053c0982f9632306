import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { startLostOrderNotice } from '../../../src/app/effects/lostOrder.ts'
import { useNotices } from '../../../src/stores/notices/notices.ts'
import { goOn, openCheckout, place, toPayment } from './checkoutSteps.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'
import { matchedBy } from '../../mocks/matchedBy.ts'

const shop = withShop()

/** Places an order whose answer is lost, and leaves the page. */
async function loseAnOrder() {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper, leave } = await openCheckout()
  await toPayment(shopper)
  await goOn(shopper)
  await waitFor(() => expect(place()).toBeEnabled())
  shop.server.faultInjector = matchedBy(({ call }) =>
    call === 'placeOrder' ? { kind: 'network', after: true } : undefined,
  )
  await shopper.click(place())
  await screen.findByRole('alert')
  leave()
}

test.each(['/checkout?step=billing', '/cart'])(
  'an order with a lost answer is shown at %s, instead of an empty cart',
  async (address) => {
    await loseAnOrder()
    shop.server.faultInjector = undefined
    let gid = ''
    await shop.server.arrange(({ orders }) => {
      gid = orders[0]?.gid ?? ''
    })
    const opened = await openShop(address)
    await screen.findByRole('heading', { level: 1, name: /^Thank you/ })
    expect(opened.address()).toBe(`/confirmation?order=${gid}`)
    expect(screen.getAllByText(gid)[0]).toBeVisible()
  },
)

test('while it is unknown whether the order exists, a message says so until it is dismissed', async () => {
  await loseAnOrder()
  const { router } = await openShop('/')
  // It loads after the first page.
  onTestFinished(startLostOrderNotice(router))
  expect(await screen.findByText(/not sure yet whether your order was placed/)).toBeVisible()
  expect(useNotices.getState().notices).toMatchObject([{ stays: true }])
  shop.server.faultInjector = undefined
})
