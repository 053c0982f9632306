import { testMembershipCards } from '../../../fixtures/inputs.ts'
import { MembershipPermission } from '../../../src/contract/enumerations.ts'

/** How long the programme takes to confirm a connected card; until then, points are earned and not spent. */
export const CARD_CONFIRMED_AFTER_MS = 60_000

const DIGITS = /^(?:WAON)?(\d{6})$/

/** A typed card number as the programme writes it, `WAON-700200`; null if it cannot be one. */
export function memberIdIn(typed: string): string | null {
  const [, digits] = DIGITS.exec(typed.toUpperCase().replaceAll(/[\s-]/g, '')) ?? []
  return digits === undefined ? null : `WAON-${digits}`
}

/** Whether the programme has issued the card. */
export const isIssued = (memberId: string): boolean => memberId.startsWith('WAON-7')

/** What a card allows when it is connected (document 1 §4, membership permission states). */
export const permissionOfCard = (memberId: string): MembershipPermission =>
  memberId === testMembershipCards.expired
    ? MembershipPermission.NONE
    : MembershipPermission.ALL_EXCEPT_REDEEM
