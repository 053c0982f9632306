import { organizationIdOf } from '../../../fixtures/organizationKeys.ts'
import { accountIdOf, demoDigest, people, type Person, type PersonKey } from '../../../fixtures/people.ts'
import type { StoryPersonKey } from '../../../fixtures/stories/keys.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { AccountType, ClientViewType, MembershipPermission } from '../../../src/contract/enumerations.ts'
import { applyAccountSeeds } from './accountSeed.ts'
import { DAY_MS } from '../../base/clock.ts'
import { seedPastOrders } from '../orders/pastOrders.ts'
import { nextHex } from '../../base/random.ts'
import type { Account } from '../records/account.ts'
import { newShopper } from '../records/empty.ts'
import type { ShopState } from '../stateSchema.ts'

/** An invite code that is easy to read out: eight digits and letters. */
export const newInviteCode = (chance: ShopState['chance']): string => nextHex(chance, 8).toUpperCase()

/** The new account of a person, without addresses, cards and orders. */
export function accountFor(
  key: PersonKey | StoryPersonKey,
  person: Person,
  state: ShopState,
  now: number,
): Account {
  return {
    _id: accountIdOf(key),
    email: person.email,
    password: person.hasNoPassword ? null : demoDigest,
    name: person.name,
    ...(person.telephoneNumber ? { telephoneNumber: person.telephoneNumber } : {}),
    telephoneVerified: person.telephoneVerified,
    customerType: person.business ? AccountType.BUSINESS : AccountType.PERSONAL,
    clientViewType:
      person.business || person.looksAsBusiness ? ClientViewType.BUSINESS : ClientViewType.CONSUMER,
    createdAt: now - person.joinedDaysAgo * DAY_MS,
    ...(person.realm ? { realm: person.realm } : {}),
    rewardPoints: person.rewardPoints ?? 0,
    credits: cents(person.credits ?? 0),
    coupons: { clipped: [], redeemed: [] },
    social: {
      ...(person.google ? { google: person.google } : {}),
      ...(person.facebook ? { facebook: person.facebook } : {}),
      ...(person.apple ? { apple: person.apple } : {}),
    },
    membership: {
      permission: person.membership?.permission ?? MembershipPermission.ABSENT,
      ...(person.membership?.memberId ? { memberId: person.membership.memberId } : {}),
      // Fixtures with a membership, or without a decision about one, see the prompt; the others have dismissed it.
      isPromptDismissed: person.membership === undefined,
    },
    ...(person.b2b ? { b2b: person.b2b } : {}),
    ...(person.business
      ? {
          business: {
            organizationId: organizationIdOf(person.business.organization),
            role: person.business.role,
          },
        }
      : {}),
    inviteCode: newInviteCode(state.chance),
    shopper: newShopper(state.chance),
  }
}

/** Adds the accounts of the fixtures, once: every call that looks an account up calls it first. */
export function seedAccounts(state: ShopState, now: number): void {
  if (state.areAccountsSeeded) return
  state.areAccountsSeeded = true
  for (const key of Object.keys(people) as PersonKey[]) {
    const account = accountFor(key, people[key], state, now)
    state.accounts[account._id] = account
  }
  applyAccountSeeds(state, now)
  seedPastOrders(state, now)
}
