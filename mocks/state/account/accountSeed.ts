import { accountSeeds, type AccountSeed, type ShoppingListSeed } from '../../../fixtures/accountSeeds.ts'
import { type Business, businesses } from '../../../fixtures/businesses.ts'
import { idOf } from '../../../fixtures/gids.ts'
import {
  type OrganizationKey,
  organizationIdOf,
  type StoryOrganizationKey,
} from '../../../fixtures/organizationKeys.ts'
import { accountIdOf, type PersonKey } from '../../../fixtures/people.ts'
import type { Address, SavedAddress } from '../../../src/contract/entities/account/address.ts'
import { AccountType, BillingType } from '../../../src/contract/enumerations.ts'
import { DAY_MS, HOUR_MS, isoTime } from '../../base/clock.ts'
import { malaysianDay, malaysianHour } from '../../base/malaysiaTime.ts'
import { nextHex } from '../../base/random.ts'
import type { Account } from '../records/account.ts'
import type { Saved } from '../records/saved.ts'
import type { StoredBilling } from '../records/shopper.ts'
import type { ShopState } from '../stateSchema.ts'

const REMINDER_HOUR = 9

const savedAddress = (
  address: Omit<Address, 'country'>,
  accountScope: AccountType,
  isDefault: boolean,
  { chance }: ShopState,
): SavedAddress => ({ ...address, country: 'Malaysia', _id: nextHex(chance, 24), accountScope, isDefault })

function billingsOf(
  { cards = [], bankAccounts = [] }: AccountSeed,
  nameOnCard: string,
  { chance }: ShopState,
): StoredBilling[] {
  const type = BillingType.CREDIT_CARD
  const saved: StoredBilling[] = [
    ...cards.map(({ cardBrand, lastFour, expiry, declines = false }) => ({
      info: { _id: nextHex(chance, 24), type, cardBrand, lastFour, expiry, nameOnCard },
      declines,
    })),
    ...bankAccounts.map(({ bankName, lastFour }) => ({
      info: { _id: nextHex(chance, 24), type, bankAccount: bankName, lastFour, nameOnCard },
      declines: false,
    })),
  ]
  return saved.map((billing, place) => ({ ...billing, isDefault: place === 0 }))
}

/** The next nine o'clock in Malaysia on a day of the week, in ms. */
function nextWeekday(weekday: number, after: number): number {
  const at = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((daysOn) => malaysianDay(after, daysOn))
    .filter((day) => new Date(day).getUTCDay() === weekday)
    .map((day) => malaysianHour(day, REMINDER_HOUR))
  return at.find((time) => time > after) ?? after
}

function reminderOf(
  { remindInHours, remindOnWeekday }: ShoppingListSeed,
  openedAt: number,
): { reminder?: string } {
  if (remindInHours !== undefined) return { reminder: isoTime(openedAt + remindInHours * HOUR_MS) }
  if (remindOnWeekday !== undefined) return { reminder: isoTime(nextWeekday(remindOnWeekday, openedAt)) }
  return {}
}

/** Favourites and lists, as their owner left them. */
const savedOf = ({ favorites = [], lists = [] }: AccountSeed, { openedAt }: ShopState): Saved => ({
  favorites: favorites.map((gid) => idOf('variant', gid)),
  lists: lists.map((list) => ({
    gid: list.gid,
    name: list.name,
    ...reminderOf(list, openedAt),
    lines: list.lines.map(([variantGid, quantity]) => ({ variantId: idOf('variant', variantGid), quantity })),
  })),
})

/** Gives an account its addresses, cards, lists and the rest of its seed. */
export function applyAccountSeed(account: Account, owned: AccountSeed, state: ShopState): void {
  const { shopper, name } = account
  const receiver = { firstName: name.first, lastName: name.last }
  shopper.addresses = (owned.addresses ?? []).map((place, index) =>
    savedAddress({ ...place, ...receiver }, AccountType.PERSONAL, index === 0, state),
  )
  const [home] = shopper.addresses
  if (home) {
    shopper.postalCode = home.postalCode
    shopper.isLocationCaptured = true
    shopper.selection.addressId = home._id
  }
  if (account.telephoneNumber !== undefined) shopper.selection.telephoneNumber = account.telephoneNumber
  shopper.saved = savedOf(owned, state)
  shopper.billings = billingsOf(owned, `${name.first} ${name.last}`, state)
  if (owned.vatInformation) account.vatInformation = { ...owned.vatInformation }
  if (owned.inviteCode) account.inviteCode = owned.inviteCode
  if (owned.coupons)
    account.coupons = { clipped: [...owned.coupons.clipped], redeemed: [...owned.coupons.redeemed] }
  if (owned.invitedBy) account.invitedBy = accountIdOf(owned.invitedBy)
}

/** Opens the business of the accounts that buy for it. */
export function openBusiness(
  key: OrganizationKey | StoryOrganizationKey,
  business: Business,
  state: ShopState,
  now: number,
): void {
  const _id = organizationIdOf(key)
  const people = Object.values(state.accounts).filter(({ business: of }) => of?.organizationId === _id)
  const receiver = { firstName: people[0]?.name.first ?? '', lastName: people[0]?.name.last ?? '' }
  state.organizations[_id] = {
    _id,
    account: structuredClone(business.account),
    addresses: business.addresses.map((address, index) =>
      savedAddress({ ...address, ...receiver }, AccountType.BUSINESS, index === 0, state),
    ),
    invites: business.invites.map(({ daysAgo = 0, ...invite }) => ({
      ...invite,
      at: now - daysAgo * DAY_MS,
    })),
    approvals: [],
  }
  const [office] = state.organizations[_id].addresses
  for (const person of people) {
    if (office && !person.shopper.isLocationCaptured) {
      person.shopper.postalCode = office.postalCode
      person.shopper.isLocationCaptured = true
    }
    if (!business.lead) continue
    person.b2b = {
      firstName: person.name.first,
      lastName: person.name.last,
      ...(person.telephoneNumber === undefined ? {} : { telephoneNumber: person.telephoneNumber }),
      companyName: business.account.name,
      ...business.lead,
      hasCompletedLeadCapture: true,
    }
  }
}

/** Adds the fixtures' data to their accounts, and opens their businesses. */
export function applyAccountSeeds(state: ShopState, now: number): void {
  for (const [key, owned] of Object.entries(accountSeeds) as [PersonKey, AccountSeed][]) {
    const account = state.accounts[accountIdOf(key)]
    if (account) applyAccountSeed(account, owned, state)
  }
  for (const key of Object.keys(businesses) as OrganizationKey[])
    openBusiness(key, businesses[key], state, now)
}
