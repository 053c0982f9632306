import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { useCheckout } from '../../../src/stores/checkout/checkout.ts'
import { atStep, field, goOn, openCheckout, openStep, throughAddress } from './checkoutSteps.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { withShop } from '../openShop.tsx'
import { lastMessage } from '../../mocks/handlers/auth/authCalls.ts'

const shop = withShop()

const send = (shopper: UserEvent) => shopper.click(openStep().getByRole('button', { name: 'Send code' }))
const code = () => openStep().findByRole('textbox', { name: 'Code from the SMS' })
const again = () => openStep().getByRole('button', { name: /^Send a new code/ })
const another = (right: string) => (right === '000000' ? '999999' : '000000')

/** Enters another number than the account's, and has a code sent. */
async function sentCode() {
  await shop.server.controls.become('returning')
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout('/checkout?step=telephone')
  const number = await field('Phone number')
  await shopper.clear(number)
  await shopper.type(number, '015-555 0001')
  await send(shopper)
  await code()
  return shopper
}

test('a guest is asked for a number, not for a code', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout()
  await throughAddress(shopper)
  await shopper.type(await field('Phone number'), '012-345 6789')
  expect(openStep().queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument()
  await goOn(shopper)
  await atStep('Express delivery')
})

test('an account keeps its verified number without a code', async () => {
  await shop.server.controls.become('returning')
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout('/checkout?step=telephone')
  expect(await field('Phone number')).toHaveValue('0190000596')
  await goOn(shopper)
  await atStep('Express delivery')
})

test('an account without a verified number is asked for a code', async () => {
  await shop.server.controls.become('unverified-phone')
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openCheckout()
  await shopper.type(await field('Street address'), '12 Jalan Ampang')
  await shopper.clear(await field('Postcode'))
  await shopper.type(await field('Postcode'), '50450')
  await waitFor(async () => expect(await field('City')).not.toHaveValue(''))
  await goOn(shopper)
  await atStep('Phone')
  expect(await field('Phone number')).toHaveValue('0123450017')
  expect(await field('Phone number')).toHaveAccessibleDescription(
    'We’ll send a code to this number, e.g. 012-345\u00a06789',
  )
  await send(shopper)
  await shopper.type(await code(), await lastMessage(shop.server))
  await goOn(shopper)
  await atStep('Express delivery')
})

describe('the code', () => {
  test('is entered after it is sent, and the form shows where it was sent', async () => {
    const shopper = await sentCode()
    expect(openStep().getByText('We sent a 6-digit code to ••••••0001.')).toBeVisible()
    const typed = await code()
    expect(typed).toHaveFocus()
    expect(typed).toHaveAttribute('autocomplete', 'one-time-code')
    await shopper.type(typed, await lastMessage(shop.server))
    await goOn(shopper)
    await atStep('Express delivery')
  })

  test('is not asked for again after the number was confirmed', async () => {
    const shopper = await sentCode()
    await shopper.type(await code(), await lastMessage(shop.server))
    await goOn(shopper)
    await atStep('Express delivery')
    await shopper.click(screen.getByRole('button', { name: 'Change: Phone' }))
    await atStep('Phone')
    expect(await field('Phone number')).toHaveValue('0155550001')
    expect(openStep().queryByRole('button', { name: 'Send code' })).not.toBeInTheDocument()
  })

  test('has three attempts, then another one is needed', async () => {
    const shopper = await sentCode()
    const wrong = another(await lastMessage(shop.server))
    for (const words of [
      'That code isn’t right. You have 2 tries left.',
      'That code isn’t right. You have 1 try left.',
      'This code no longer works. Send a new one.',
    ]) {
      await shopper.clear(await code())
      await shopper.type(await code(), wrong)
      await goOn(shopper)
      await waitFor(async () => expect(await code()).toHaveAccessibleDescription(words))
    }
    expect(await code()).toHaveFocus()
  })

  test('that is refused without a number of tries can be checked or sent again', async () => {
    const shopper = await sentCode()
    shop.server.controls.arm('verifyCode:code:566')
    await shopper.type(await code(), '123456{Enter}')
    const words = 'This code is wrong or has expired. Check it, or send a new one.'
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(words))
    // The field has the focus already, so its error is read by the announcement alone.
    await waitFor(() =>
      expect(document.querySelector('[data-announcer]')?.lastElementChild).toHaveTextContent(words),
    )
  })

  test('can be sent again after half a minute, or to another number', async () => {
    const shopper = await sentCode()
    expect(again()).toHaveAttribute('aria-disabled', 'true')
    expect(again()).toHaveAccessibleName('Send a new code in 30 seconds')
    await shopper.click(openStep().getByRole('button', { name: 'Use another number' }))
    expect(await field('Phone number')).toHaveValue('015-555 0001')
    expect(await field('Phone number')).toHaveFocus()
  })

  test('can wait: the number alone completes the step', async () => {
    const shopper = await sentCode()
    await shopper.click(openStep().getByRole('button', { name: 'Verify later' }))
    await atStep('Express delivery')
    expect(useCheckout.getState().info?.selection.telephoneNumber).toBe('0155550001')
  })

  test('is not sent to the number of another account: 596', async () => {
    await shop.server.controls.become('member-active')
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openCheckout('/checkout?step=telephone')
    await shopper.clear(await field('Phone number'))
    await shopper.type(await field('Phone number'), '0190000596')
    await send(shopper)
    expect(await openStep().findByRole('alert')).toHaveTextContent(
      'This phone number belongs to another account. Use another one.',
    )
  })
})
