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
  ['a guest is shown what it brings', true, undefined, offer],
  ['a customer as well', true, {}, offer],
  ['a business that buys all goods', true, { businessAccount: { excludeAllItems: false } }, offer],
  ['not one in limited-products mode', true, { businessAccount: { excludeAllItems: true } }, null],
  ['nobody where invites are switched off', false, undefined, null],
])('%s', (_, webDisplayEnabled, user, expected) => {
  expect(inviteOffer({ invitePromo: { ...invitePromo, webDisplayEnabled } }, user)).toEqual(expected)
})
