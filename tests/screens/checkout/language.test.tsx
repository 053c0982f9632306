import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Language } from '../../../src/contract/enumerations.ts'
import { field, openCheckout } from './checkoutSteps.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

test('the language can be changed during the checkout, and the input stays', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout()
  await shopper.type(await field('First name'), 'Aisyah')
  await shopper.click(within(screen.getByRole('main')).getByRole('button', { name: 'Account' }))
  const panel = await screen.findByRole('dialog', { name: 'Account' })
  await shopper.click(within(panel).getByRole('radio', { name: 'Melayu' }))
  await shopper.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await field('Nama')).toHaveValue('Aisyah')
})

test('Chinese texts follow each other without a space', async () => {
  await shop.server.controls.become('pays-bank-account')
  const { shopper } = await openShop('/checkout?step=billing', Language.CHINESE)
  await shopper.click(await screen.findByRole('radio', { name: /^银行账户/ }))
  expect(await screen.findByText(/此账户。扣款被退回/)).toBeVisible()
  await shopper.click(screen.getByRole('radio', { name: /1234/ }))
  await shopper.click(screen.getByRole('button', { name: '完成' }))
  const terms = await screen.findByRole('link', { name: '我们的条款' })
  expect(terms.parentElement).toHaveTextContent('提交订单即表示您接受我们的条款')
})
