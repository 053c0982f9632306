import { expect, test } from 'vitest'
import { cents } from '../../src/contract/entities/money.ts'
import { inviteOffer } from '../../src/domain/engagement/invite.ts'

const invitePromo = {
  creditAmount: cents(1_000),
  flatDiscount: cents(1_500),
  orderMinimum: cents(6_000),
  webDisplayEnabled: true,
}
const offer = { forInviter: 1_000, forFriend: 1_500 }

test.each([
  ['a guest sees the offer', true, undefined, offer],
  ['so does a customer', true, {}, offer],
  ['and a business that buys all products', true, { businessAccount: { excludeAllItems: false } }, offer],
  ['but not a business in limited-products mode', true, { businessAccount: { excludeAllItems: true } }, null],
  ['and no one while invites are switched off', false, undefined, null],
])('%s', (_, webDisplayEnabled, user, expected) => {
  expect(inviteOffer({ invitePromo: { ...invitePromo, webDisplayEnabled } }, user)).toEqual(expected)
})
