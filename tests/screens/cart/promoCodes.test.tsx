import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { accountIdOf } from '../../../fixtures/people.ts'
import { promoCodes } from '../../../fixtures/promoCodes.ts'
import { Ipay88Code, Language } from '../../../src/contract/enumerations.ts'
import { saver } from '../../mocks/saver.ts'
import { axeFaults } from '../axeFaults.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

const opener = () => screen.getByRole('button', { name: 'Promo codes' })
const field = () => screen.getByRole('textbox', { name: 'Promo code' })
const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }))
const codes = async () => within(await screen.findByRole('list', { name: 'Promo codes' }))

async function openField(shopper: UserEvent) {
  await shopper.click(opener())
  await screen.findByRole('textbox', { name: 'Promo code' })
}

async function enter(shopper: UserEvent, code: string) {
  await shopper.clear(field())
  await shopper.type(field(), `${code}{Enter}`)
}

/** A guest with milk for RM 47.40 in the cart, at the promo code field. */
async function guestAtField() {
  const guest = await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openShop('/cart')
  await openField(shopper)
  return { guest, shopper }
}

test('an applied code is listed with its deduction, and the server calculates the total', async () => {
  const { shopper } = await guestAtField()
  await enter(shopper, 'selamat10')
  expect(await screen.findByText('SELAMAT10 applied: RM 4.74 off')).toBeVisible()
  expect((await codes()).getByRole('listitem')).toHaveTextContent('SELAMAT10−RM 4.74')
  expect(field()).toHaveValue('')
  // 47.40 - 4.74 + 8.00
  expect(summary().getByText('RM 50.66')).toBeVisible()
  expect(summary().getByText('SELAMAT10')).toBeVisible()
  expect(await axeFaults()).toEqual([])
})

test('a removed code deducts nothing, and one press applies it again', async () => {
  const guest = await fillCart(shop.server, milkAboveMinimum)
  await saver(guest).code(promoCodes.percent.code)
  await saver(guest).code(promoCodes.amount.code)
  const { shopper } = await openShop('/cart')
  // 47.40 - 4.74 - 5.00 + 8.00
  expect(summary().getByText('RM 45.66')).toBeVisible()
  await shopper.click((await codes()).getByRole('button', { name: 'Remove SELAMAT10' }))
  expect(await screen.findByText('SELAMAT10 removed from cart')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove JIMAT5' })).toHaveFocus())
  // 47.40 - 5.00 + 8.00
  expect(summary().getByText('RM 50.40')).toBeVisible()
  await shopper.click((await codes()).getByRole('button', { name: 'Remove JIMAT5' }))
  await waitFor(() => expect(opener()).toHaveFocus())
  expect(screen.queryByRole('list', { name: 'Promo codes' })).not.toBeInTheDocument()
  await shopper.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Remove JIMAT5' })).toBeVisible()
})

describe('a refused code stays in the field, with the reason beside it', () => {
  const refused: [string, string, RegExp][] = [
    ['nothing', '', /Enter a promo code/],
    ['a word that is no code', 'HELLO', /don’t know this code/],
    ['one of last month', promoCodes.expired.code, /has expired/],
    ['one of next month', promoCodes.notYet.code, /isn’t valid yet/],
    ['one that is used up', promoCodes.usedUp.code, /fully redeemed/],
    ['one for more items', promoCodes.minimum.code, /^Spend RM 52\.60 more/],
    [
      'one for items that are picked up',
      promoCodes.perFulfillmentMethod.code,
      /isn’t for anything in your cart/,
    ],
  ]
  test.each(refused)('%s', async (_name, code, reason) => {
    const { shopper } = await guestAtField()
    if (code) await shopper.type(field(), code)
    await shopper.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(field()).toHaveAccessibleDescription(reason))
    expect(field()).toBeInvalid()
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue(code)
    await shopper.type(field(), 'X')
    expect(field()).toBeValid()
  })

  test('a code that is already applied, and a fourth code', async () => {
    const { guest, shopper } = await guestAtField()
    await enter(shopper, 'JIMAT5')
    await (await codes()).findByText('JIMAT5')
    await enter(shopper, 'JIMAT5')
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/already in your cart/))
    await saver(guest).codes([promoCodes.percent.code, promoCodes.firstOrderOnly.code])
    await enter(shopper, promoCodes.oncePerShopper.code)
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/up to 3 codes/))
  })

  test('the shopper’s own invite code, a first-order code, and a used code', async () => {
    await shop.server.controls.become('returning')
    await fillCart(shop.server, milkAboveMinimum)
    let own = ''
    await shop.server.arrange(({ orders }, { accounts }) => {
      own = accounts[accountIdOf('returningCustomer')]?.inviteCode ?? ''
      for (const order of orders) order.promoCodes = [promoCodes.oncePerShopper.code]
    })
    const { shopper } = await openShop('/cart')
    await openField(shopper)
    await enter(shopper, own)
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/your own invite code/))
    await enter(shopper, promoCodes.firstOrderOnly.code)
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/for first orders only/))
    await enter(shopper, promoCodes.oncePerShopper.code)
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/already used this code/))
  })

  test('an iPay88 code with another payment method (597)', async () => {
    const { guest, shopper } = await guestAtField()
    await saver(guest).payBy('ipay88', { paymentId: String(Ipay88Code.FPX) })
    await enter(shopper, promoCodes.ipay88Boost.code)
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/for another payment method/))
    expect(field()).toHaveValue('BOOST10')
  })

  test.each([
    ['promo.wallet-not-eligible', /for another payment method/],
    ['promo.wallet-nothing-to-pay', /leave nothing to pay by iPay88/],
  ] as const)('%s', async (scenario, reason) => {
    const { shopper } = await guestAtField()
    shop.server.controls.arm(scenario)
    await enter(shopper, 'JIMAT5')
    await waitFor(() => expect(field()).toHaveAccessibleDescription(reason))
    expect(field()).toHaveValue('JIMAT5')
    await shopper.keyboard('{Enter}')
    expect(await (await codes()).findByText('JIMAT5')).toBeVisible()
  })

  test('a cart that has changed meanwhile is updated', async () => {
    const { shopper } = await guestAtField()
    await shop.server.arrange(({ cart }) => {
      cart.id = 'another-cart'
    })
    await enter(shopper, 'JIMAT5')
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/changed elsewhere/))
    await shopper.keyboard('{Enter}')
    expect(await (await codes()).findByText('JIMAT5')).toBeVisible()
  })
})

test('the shop’s own codes show their conditions, and one press applies one', async () => {
  const { shopper } = await guestAtField()
  const offered = within(await screen.findByRole('list', { name: 'Available codes' }))
  const besar = offered.getByText('BESAR15').closest('li')
  expect(besar).toHaveTextContent('RM 15 off when you spend RM 100')
  expect(besar).toHaveTextContent('Spend RM 52.60 more to use it.')
  await shopper.click(offered.getByRole('button', { name: 'Use PERTAMA8' }))
  const notice = await screen.findByText('PERTAMA8 applied: RM 8.00 off')
  expect(notice.closest('[role="status"]')).toHaveFocus()
  await waitFor(() => expect(offered.queryByText('PERTAMA8')).not.toBeInTheDocument())
})

test('an offered code that is refused meanwhile leaves the focus in the field, with the reason', async () => {
  const { shopper } = await guestAtField()
  shop.server.controls.arm(
    'addPromoCode:answer:{"patch":{"results":{"didAddPromoCode":false,"problem":"unknown"}}}@always',
  )
  const offered = within(await screen.findByRole('list', { name: 'Available codes' }))
  await shopper.click(offered.getByRole('button', { name: 'Use PERTAMA8' }))
  await waitFor(() => expect(field()).toHaveFocus())
})

test('a code that needs a payment method says so, also after a reload', async () => {
  const { shopper } = await guestAtField()
  await enter(shopper, promoCodes.ipay88Boost.code)
  expect(await screen.findByText('BOOST10 added to your cart')).toBeVisible()
  expect(await (await codes()).findByText(/once you choose its payment method/)).toBeVisible()
})

test('a collapsed field keeps its text', async () => {
  const { shopper } = await guestAtField()
  await shopper.type(field(), 'SELA')
  await shopper.click(opener())
  expect(screen.queryByRole('textbox', { name: 'Promo code' })).not.toBeInTheDocument()
  await shopper.click(opener())
  expect(field()).toHaveValue('SELA')
})

describe('a business account', () => {
  test('has no promo codes by default', async () => {
    await shop.server.controls.become('invoice')
    await fillCart(shop.server, milkAboveMinimum)
    await openShop('/cart')
    expect(screen.queryByRole('button', { name: 'Promo codes' })).not.toBeInTheDocument()
  })

  test('has promo codes with the flag', async () => {
    await shop.server.controls.become('business-owner')
    await fillCart(shop.server, milkAboveMinimum)
    await openShop('/cart')
    expect(opener()).toBeVisible()
  })
})

test('codes can be entered at the checkout as well, and its totals name them', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openShop('/checkout')
  await openField(shopper)
  await enter(shopper, 'JIMAT5')
  const sums = within(screen.getByRole('region', { name: 'Your order' }))
  await waitFor(() => expect(sums.getByText('Promo codes').parentElement).toHaveTextContent('JIMAT5−RM 5.00'))
})

test('in Malay', async () => {
  await fillCart(shop.server, milkAboveMinimum)
  const { shopper } = await openShop('/cart', Language.MALAY)
  await shopper.click(screen.getByRole('button', { name: 'Kod promosi' }))
  await shopper.type(await screen.findByRole('textbox', { name: 'Kod promosi' }), 'HELLO{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Kami tidak mengenali kod ini')
})

test('removing a code removes its message', async () => {
  const { shopper } = await guestAtField()
  await enter(shopper, 'JIMAT5')
  expect(await screen.findByText('JIMAT5 applied: RM 5.00 off')).toBeVisible()
  await shopper.click((await codes()).getByRole('button', { name: 'Remove JIMAT5' }))
  await screen.findByText('JIMAT5 removed from cart')
  expect(screen.queryByText('JIMAT5 applied: RM 5.00 off')).not.toBeInTheDocument()
})

test('a code is checked against the items added right before', async () => {
  await fillCart(shop.server, { saleMilk: 12 })
  const { shopper } = await openShop('/cart')
  await openField(shopper)
  await shopper.type(field(), promoCodes.minimum.code)
  shop.server.conditions.latency = 300
  // 12 at RM 7.90 are RM 94.80, 13 are RM 102.70.
  await shopper.click(screen.getByRole('button', { name: /one more$/ }))
  await shopper.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('BESAR15 applied: RM 15.00 off')).toBeVisible()
})
