import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Language } from '../../../src/contract/enumerations.ts'
import { axeFaults } from '../axeFaults.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop } from '../openShop.tsx'
import { opener, part, row, usePoints, withSavings } from './withSavings.ts'

const { shop, openAs, changeAccount } = withSavings()

describe('reward points', () => {
  test('are deducted from the total, and can be removed again', async () => {
    const { shopper } = await openAs('member-active')
    // 4,200 points at one sen each.
    expect(opener('Reward points')).toHaveAccessibleName('Reward points 4,200 · RM 42.00')
    await shopper.click(opener('Reward points'))
    expect(part('Reward points').getByRole('textbox')).toHaveAccessibleDescription(
      'Minimum 500 points (RM 5.00 off)',
    )
    await shopper.type(part('Reward points').getByRole('textbox'), '1200')
    expect(part('Reward points').getByRole('textbox')).toHaveAccessibleDescription('RM 12.00 off your order')
    await shopper.keyboard('{Enter}')
    expect(await part('Reward points').findByText('1,200 points')).toBeVisible()
    // The field that had it is gone.
    await waitFor(() => expect(opener('Reward points')).toHaveFocus())
    expect(part('Reward points').getByText('−RM 12.00')).toBeVisible()
    expect(row('Rewards')).toHaveTextContent('−RM 12.00')
    // 47.40 + 8.00 - 12.00
    expect(row('Total')).toHaveTextContent('RM 43.40')
    expect(await axeFaults()).toEqual([])
    await shopper.click(part('Reward points').getByRole('button', { name: 'Remove 1,200 points' }))
    await waitFor(() => expect(row('Total')).toHaveTextContent('RM 55.40'))
    expect(opener('Reward points')).toHaveFocus()
  })

  test('can all be used with one press, up to what the order needs', async () => {
    await shop.server.controls.become('member-active')
    await fillCart(shop.server, milkAboveMinimum)
    await changeAccount('activeMember', { rewardPoints: 9_000 })
    const { shopper } = await openShop('/checkout')
    await shopper.click(opener('Reward points'))
    await shopper.click(part('Reward points').getByRole('button', { name: 'Use all 9,000 points' }))
    // The order comes to RM 55.40.
    expect(await part('Reward points').findByText('5,540 points')).toBeVisible()
    expect(row('Total')).toHaveTextContent('RM 0.00')
  })

  test.each([
    ['', 'Enter how many points to use.'],
    ['499', 'Use at least 500 points.'],
    ['4201', 'You only have 4,200 points.'],
  ])('“%s” is refused beside the field', async (points, reason) => {
    const { shopper } = await openAs('member-active')
    await shopper.click(opener('Reward points'))
    const field = await usePoints(shopper, points)
    expect(field).toHaveAccessibleDescription(reason)
    expect(field).toHaveFocus()
    expect(row('Total')).toHaveTextContent('RM 55.40')
  })

  test('spent elsewhere meanwhile are refused by the server, with a message', async () => {
    const { shopper } = await openAs('member-active')
    await changeAccount('activeMember', { rewardPoints: 600 })
    await shopper.click(opener('Reward points'))
    await usePoints(shopper, '700')
    expect(await part('Reward points').findByRole('alert')).toHaveTextContent(
      'You don’t have that many points. Use fewer.',
    )
  })

  test.each([
    ['member-expired', 'You can use them once your membership is active.'],
    ['member-processing', 'You can use them once your membership is active.'],
    ['first-order', 'Earn 500 more points to use them.'],
    ['invoice', 'Not available for your business account.'],
  ] as const)('%s: why they cannot be used', async (persona, reason) => {
    const { shopper } = await openAs(persona)
    await shopper.click(opener('Reward points'))
    expect(part('Reward points').getByText(reason)).toBeVisible()
    expect(part('Reward points').queryByRole('textbox')).toBeNull()
  })

  test('have their texts in Chinese', async () => {
    await shop.server.controls.become('member-active')
    await fillCart(shop.server, milkAboveMinimum)
    const { shopper } = await openShop('/checkout', Language.CHINESE)
    await shopper.click(opener('奖励积分'))
    await shopper.type(part('奖励积分').getByRole('textbox', { name: '使用的积分' }), '499{Enter}')
    expect(part('奖励积分').getByRole('alert')).toHaveTextContent('至少要使用 500 积分。')
  })
})
