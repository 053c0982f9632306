import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { BillingType } from '../../../src/contract/enumerations.ts'
import { matchedBy } from '../../mocks/matchedBy.ts'
import { saver } from '../../mocks/saver.ts'
import { axeFaults } from '../axeFaults.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'
import { total } from './checkoutSteps.ts'

const shop = withShop()

describe('several promo codes at once', () => {
  async function enterCodes(text: string) {
    const { shopper } = await openShop('/checkout')
    await shopper.click(screen.getByRole('button', { name: 'Promo codes' }))
    const field = await screen.findByRole('textbox', { name: 'Promo code' })
    await shopper.click(field)
    await shopper.paste(text)
    await shopper.keyboard('{Enter}')
    return { shopper, field }
  }

  test('each have their own result, and refused ones stay in the field', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    const { field } = await enterCodes('selamat10, MERDEKA20 jimat5 HELLO')
    expect(await screen.findByText('SELAMAT10 applied: RM 4.74 off')).toBeVisible()
    expect(screen.getByText('JIMAT5 applied: RM 5.00 off')).toBeVisible()
    const refusals = screen.getByRole('alert')
    expect(within(refusals).getByText('MERDEKA20: This code has expired.')).toBeVisible()
    expect(within(refusals).getByText('HELLO: We don’t know this code. Please check it.')).toBeVisible()
    expect(field).toHaveValue('MERDEKA20, HELLO')
    // 47.40 - 4.74 - 5.00 + 8.00
    await waitFor(() => expect(total()).toHaveTextContent('RM 45.66'))
    expect(await axeFaults()).toEqual([])
  })

  test('are applied even if one needs another payment method', async () => {
    const visitor = await fillCart(shop.server, milkAboveMinimum)
    await saver(visitor).payBy(BillingType.PAYMENT_ON_FULFILLMENT)
    await enterCodes('JIMAT5 BOOST10')
    expect(await screen.findByText('JIMAT5 applied: RM 5.00 off')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'BOOST10: This code is for another payment method. Choose that one first.',
    )
  })

  test('cause one message when the network fails', async () => {
    await fillCart(shop.server, milkAboveMinimum)
    shop.server.faultInjector = matchedBy(({ call }) =>
      call === 'addPromoCodes' ? { kind: 'network', after: false } : undefined,
    )
    const { field } = await enterCodes('JIMAT5 SELAMAT10')
    expect(await screen.findByRole('alert')).toHaveTextContent('limited or no network connection')
    expect(field).toHaveValue('JIMAT5 SELAMAT10')
  })
})
