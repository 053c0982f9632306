import { couponRow, coupons } from '../../../fixtures/coupons.ts'
import { BusinessRole, MembershipPermission } from '../../../src/contract/enumerations.ts'
import type { Account } from '../../state/records/account.ts'
import { shopChangeOf } from '../changeShop.ts'
import type { EarlierPart } from './earlierPart.ts'
import type { RecordField, ShopRecord } from './shopRecord.ts'
import { choicesOf, type RecordContext } from './recordContext.ts'

export function accountRecords({ account }: RecordContext): ShopRecord[] {
  if (!account) return []
  const { rewardPoints, credits, business, membership } = account
  const earlier = (values: Partial<Account>): EarlierPart => ({ of: 'account', id: account._id, values })
  const fields: RecordField[] = [
    {
      name: 'points',
      value: rewardPoints,
      type: 'count',
      change: (value) => shopChangeOf({ account: { points: value } }),
      earlier: earlier({ rewardPoints }),
    },
    {
      name: 'credits',
      value: credits,
      type: 'cents',
      change: (value) => shopChangeOf({ account: { credits: value } }),
      earlier: earlier({ credits }),
    },
    ...(business
      ? [
          {
            name: 'role',
            value: business.role,
            type: 'choice',
            choices: choicesOf(BusinessRole),
            change: (value) => shopChangeOf({ account: { role: value } }),
            earlier: earlier({ business }),
          } satisfies RecordField,
        ]
      : []),
    {
      name: 'membership',
      value: membership.permission,
      type: 'choice',
      choices: choicesOf(MembershipPermission),
      change: (value) => shopChangeOf({ account: { membership: value } }),
      earlier: earlier({ membership }),
    },
  ]
  const { name, email } = account
  return [{ key: `account:${email}`, name: `${name.first} ${name.last}`, id: email, fields }]
}

const couponStates = ['available', 'clipped', 'redeemed'] as const

export function couponRecords({ account }: RecordContext): ShopRecord[] {
  if (!account) return []
  const { clipped, redeemed } = account.coupons
  return Object.values(coupons).map(({ id }) => ({
    key: `coupon:${id}`,
    name: couponRow(id)?.name[0] ?? id,
    id,
    fields: [
      {
        name: 'status',
        value: redeemed.includes(id) ? 'redeemed' : clipped.includes(id) ? 'clipped' : 'available',
        type: 'choice',
        choices: couponStates.map((name) => ({ name, value: name })),
        change: (value) => shopChangeOf({ coupon: { id, status: value } }),
      },
    ],
  }))
}
