import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { testCards } from '../../../fixtures/inputs.ts'
import { withShop } from '../openShop.tsx'
import { goOn, typeCard } from './checkoutSteps.ts'
import { atPayment, confirmed, placeOrder, press } from './atPayment.ts'

const shop = withShop()

describe('the bank of a card', () => {
  const code = async () =>
    (await shop.server.store.read()).outbox.findLast(({ kind }) => kind === 'bankCode')?.content ?? ''

  async function asked() {
    const opened = await atPayment(shop.server)
    await typeCard(opened.shopper, testCards.asksBank)
    await goOn(opened.shopper)
    await placeOrder(opened.shopper)
    await screen.findByRole('heading', { level: 1, name: 'Confirm your payment' })
    expect(opened.address()).toMatch(/^\/acs-mobile\?payment=/)
    return opened
  }
  const type = async (shopper: UserEvent, text: string) => {
    const input = await screen.findByRole('textbox', { name: /^Code from your bank/ })
    await shopper.clear(input)
    await shopper.type(input, text)
    await press(shopper, 'Pay RM 41.60')
  }

  test('sends a code, and charges the card when it is entered', async () => {
    const { shopper } = await asked()
    expect(screen.getByText('Card ending in 3220')).toBeVisible()
    expect(screen.getByText('Time left').nextElementSibling).toHaveTextContent(/^1[45]:\d\d/)
    await type(shopper, await code())
    await confirmed()
  })

  test('counts wrong codes, and declines after the third; the cart stays', async () => {
    const { shopper, visitor } = await asked()
    const wrong = (await code()) === '111111' ? '222222' : '111111'
    await type(shopper, wrong)
    expect(await screen.findByText('That code isn’t right. 2 tries left.')).toBeVisible()
    await type(shopper, wrong)
    expect(await screen.findByText('That code isn’t right. 1 try left.')).toBeVisible()
    await type(shopper, wrong)
    // The field that had the focus is gone.
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Payment declined' })).toHaveFocus(),
    )
    expect((await visitor.sync()).cartVariants).toHaveLength(2)
  })
})
