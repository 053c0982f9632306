import { AccountType, ClientViewType, MembershipPermission } from '../../../src/contract/enumerations.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { emailKey } from '../../rules/contact/contact.ts'
import { newInviteCode } from './people.ts'
import { nextHex } from '../../base/random.ts'
import type { Account } from '../records/account.ts'
import { newShopper } from '../records/empty.ts'
import type { ShopState } from '../stateSchema.ts'

export type SocialKind = keyof Account['social']

const accountsOf = (state: ShopState): Account[] => Object.values(state.accounts)

export const accountByEmail = (state: ShopState, email: string): Account | undefined =>
  accountsOf(state).find((account) => account.email === emailKey(email))

/** By the digits of the telephone number. */
export const accountByTelephone = (state: ShopState, digits: string): Account | undefined =>
  accountsOf(state).find(({ telephoneNumber }) => telephoneNumber === digits)

/** By the id at Google, Facebook or Apple. */
export const accountBySocial = (state: ShopState, kind: SocialKind, userId: string): Account | undefined =>
  accountsOf(state).find(({ social }) => social[kind] === userId)

/** A new account with nothing in it, in the state. */
export function openAccount(
  state: ShopState,
  who: Pick<Account, 'name' | 'password' | 'social'> & {
    email: string
    telephoneNumber: string | undefined
    telephoneVerified: boolean
    customerType: AccountType
  },
  now: number,
): Account {
  const { telephoneNumber, ...given } = who
  const account: Account = {
    ...given,
    _id: nextHex(state.chance, 24),
    email: emailKey(who.email),
    ...(telephoneNumber === undefined ? {} : { telephoneNumber }),
    clientViewType:
      who.customerType === AccountType.BUSINESS ? ClientViewType.BUSINESS : ClientViewType.CONSUMER,
    createdAt: now,
    rewardPoints: 0,
    credits: cents(0),
    coupons: { clipped: [], redeemed: [] },
    membership: { permission: MembershipPermission.ABSENT, isPromptDismissed: false },
    inviteCode: newInviteCode(state.chance),
    shopper: newShopper(state.chance),
  }
  state.accounts[account._id] = account
  return account
}
