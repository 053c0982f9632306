import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { Language } from '../../../src/contract/enumerations.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'
import { atStep, field, goOn, openStep } from './checkoutSteps.ts'
import { atPayment, choose, confirmed, paidBy, placeOrder, press, sheet } from './atPayment.ts'

const shop = withShop()

test('the chosen way stays in view when the form of another one above it closes', async () => {
  const { shopper } = await atPayment(shop.server)
  await choose(shopper, /^Card/)
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await shopper.keyboard('{ArrowDown}')
  const chosen = openStep().getByRole('radio', { checked: true })
  expect(chosen).toHaveFocus()
  expect(chosen).not.toHaveAccessibleName(/^Card/)
  expect(scrolled.mock.contexts.at(-1)).toBe(chosen.closest('label'))
  scrolled.mockRestore()
})

describe('a wallet', () => {
  test.each(['PayPal', 'Apple Pay', 'Google Pay', 'Venmo'])('%s is confirmed on its sheet', async (name) => {
    const { shopper } = await atPayment(shop.server)
    await choose(shopper, new RegExp(`^${name}`))
    await goOn(shopper)
    await placeOrder(shopper)
    const dialog = await sheet(name)
    expect(dialog).toHaveTextContent('RM 41.60')
    await press(shopper, 'Pay RM 41.60')
    await confirmed()
    expect(paidBy()).toHaveTextContent(name)
  })

  test('that is closed is not charged; the cart stays, and another method works', async () => {
    const { shopper, visitor } = await atPayment(shop.server)
    await choose(shopper, /^PayPal/)
    await goOn(shopper)
    await placeOrder(shopper)
    await sheet('PayPal')
    await shopper.keyboard('{Escape}')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Payment cancelled')
    expect(alert).toHaveTextContent('You weren’t charged, and your cart is safe.')
    expect((await visitor.sync()).cartVariants).toHaveLength(2)
    await shopper.click(within(alert).getByRole('link', { name: 'Pay another way' }))
    await atStep('Payment')
    await choose(shopper, /^Pay on delivery/)
    await goOn(shopper)
    expect(screen.queryByText('Payment cancelled')).toBeNull()
    await placeOrder(shopper)
    await confirmed()
  })

  test('that is refused shows a message', async () => {
    const { shopper } = await atPayment(shop.server)
    await choose(shopper, /^Venmo/)
    await goOn(shopper)
    await placeOrder(shopper)
    await sheet('Venmo')
    await shopper.click(screen.getByText('Test other outcomes'))
    await press(shopper, 'Decline the payment')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Venmo declined the payment. You weren’t charged, and your cart is safe.',
    )
  })
})

describe('a provider with a page', () => {
  test('FassPay needs the wallet’s number, which defaults to the order’s', async () => {
    const { shopper, address } = await atPayment(shop.server)
    await choose(shopper, /^FassPay/)
    expect(await field('Phone number of your FassPay wallet')).toHaveValue('012-345 6789')
    await goOn(shopper)
    await placeOrder(shopper)
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your payment' })).toBeVisible()
    expect(address()).toMatch(/^\/fasspay-web\?payment=/)
    expect(screen.getByText('Wallet ending in 6789')).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await press(shopper, 'Pay RM 41.60')
    await confirmed()
  })

  test.each(['Visa or Mastercard', 'Boost', 'GrabPay', 'Touch ’n Go eWallet', 'FPX online banking'])(
    'iPay88 pays by %s',
    async (method) => {
      const { shopper, address } = await atPayment(shop.server)
      await choose(shopper, /^iPay88/)
      await choose(shopper, new RegExp(`^${method}`))
      await goOn(shopper)
      await placeOrder(shopper)
      await screen.findByRole('heading', { level: 1, name: 'Confirm your payment' })
      expect(address()).toMatch(/^\/ipay88\?payment=/)
      expect(screen.getByText(method)).toBeVisible()
      await press(shopper, 'Pay RM 41.60')
      await confirmed()
    },
  )

  test('Payoo needs a bank; a bill for a counter is pending until it is paid', async () => {
    const { shopper, address } = await atPayment(shop.server)
    await choose(shopper, /^Payoo/)
    await goOn(shopper)
    const bank = await openStep().findByRole('combobox', { name: /^Bank/ })
    expect(bank).toHaveAccessibleDescription('Choose your bank.')
    await shopper.selectOptions(bank, 'RHB Bank')
    await goOn(shopper)
    await placeOrder(shopper)
    await press(shopper, 'Pay later at a counter')
    await screen.findByRole('heading', { level: 1, name: 'Waiting for your payment' })
    expect(address()).toMatch(/^\/order-pending\?order=/)
    expect(screen.getByText(/^Order \d+ is placed\. Pay RM 41\.60 at a Payoo counter/)).toBeVisible()
    shop.server.clock.advance(4 * 60_000)
    await press(shopper, 'Check again')
    await confirmed()
  })

  test('the first answer on the page of a provider stays marked as the one that is sent', async () => {
    const { shopper } = await atPayment(shop.server)
    await choose(shopper, /^iPay88/)
    await goOn(shopper)
    await placeOrder(shopper)
    const pay = await screen.findByRole('button', { name: /^Pay RM / })
    const { holding } = shop.server.controls
    holding.hold(true)
    await shopper.click(pay)
    await shopper.click(screen.getByRole('button', { name: 'Cancel and go back' }))
    expect(pay).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button', { name: 'Cancel and go back' })).not.toHaveAttribute('aria-busy')
    holding.hold(false)
    await confirmed()
  })

  test('an unknown payment is not charged, and leads back', async () => {
    await openShop('/payoo?payment=nothing')
    expect(screen.getByRole('heading', { level: 1, name: 'We can’t find this payment' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/checkout')
  })
})

describe('a business', () => {
  test('pays by invoice, which is preselected, and sees its limit and what it owes', async () => {
    const { shopper } = await atPayment(shop.server, 'invoiceCustomer')
    await choose(shopper, /^Pay by invoice/)
    expect(openStep().getByText('RM 5,000.00')).toBeVisible()
    await goOn(shopper)
    await placeOrder(shopper)
    await confirmed()
    expect(paidBy()).toHaveTextContent('Your business’s next invoice includes RM 41.60')
  })

  test('that is not enabled has no bank account', async () => {
    await shop.server.controls.become('business-owner')
    await shop.server.arrange((_shopper, { organizations }) => {
      const business = organizations['organization-kopitiam']
      if (business) business.account.isEnabled = false
    })
    await atPayment(shop.server, 'businessOwner')
    expect(openStep().getByRole('radio', { name: /^Another card/ })).toBeInTheDocument()
    expect(openStep().queryByRole('radio', { name: /^Bank account/ })).toBeNull()
  })

  test('adds a bank account with a mandate and validated numbers, and pays from it', async () => {
    const { shopper } = await atPayment(shop.server, 'businessOwner')
    await choose(shopper, /^Bank account/)
    expect(openStep().getByText(/A returned debit costs RM 25.00\./)).toBeVisible()
    await shopper.type(await field('Bank name'), 'Maybank')
    await shopper.type(await field('Routing number'), '123456789')
    await shopper.type(await field('Account number'), '514400')
    await shopper.type(await field('Name on the account'), 'Kopitiam Makmur')
    await goOn(shopper)
    expect(await field('Routing number')).toHaveAccessibleDescription(
      'This routing number isn’t right. It has 9 digits.',
    )
    await shopper.clear(await field('Routing number'))
    await shopper.type(await field('Routing number'), '021000021')
    await shopper.type(await field('Account number'), '0012')
    await goOn(shopper)
    await placeOrder(shopper)
    await confirmed()
  })
})

test.each([
  [Language.MALAY, 'Bagaimana anda mahu membayar?'],
  [Language.CHINESE, 'FPX'],
] as const)('the payment methods are in %s', async (language, text) => {
  await atPayment(shop.server, undefined, language)
  expect(screen.getByRole('region', { current: 'step' })).toHaveTextContent(text)
  expect(screen.getByRole('region', { current: 'step' })).not.toHaveTextContent('You confirm')
})
