import { BusinessRole } from '../../contract/enumerations.ts'

/** The reasons for which a dialog opens at startup; absent reasons are left out (document 1 §4). */
export interface StartupVisit {
  isOnCheckout?: boolean
  roles?: readonly BusinessRole[]
  /** The guest's cart was merged into the account's at login. */
  hasMergedCart?: boolean
  /** The membership can be connected. */
  asksForMembership?: boolean
  location?: { postalCode?: string | undefined; isCaptureRequired: boolean; isCaptured: boolean }
  cartDifferences?: number
  organizationInvite?: { code: string; invitedEmail: string }
  hasOrganizationUpdate?: boolean
  addsFromSource?: boolean
  addsPriceChecked?: boolean
  /** An invite was added, or could not be added. */
  hasInviteReferral?: boolean
  hasBusinessLogin?: boolean
  hasFavoriteAnswer?: boolean
  /** The login interrupted adding a product to a list. */
  hasProductListToResume?: boolean
  hasListToResume?: boolean
  hasListItemAdded?: boolean
  commercialOptOut?: boolean
  leadForm?: { isMandatory: boolean; isComplete: boolean }
  hasLinkSessionAnswer?: boolean
  notifiesBackInStock?: boolean
  capturesGame?: boolean
}

interface Row {
  kind: string
  applies: (visit: StartupVisit) => boolean
  /** The dialog has no close button; only its own buttons close it. */
  isLocked?: (visit: StartupVisit) => boolean
}

const always = () => true

/** The location is unknown or required. An invited shopper enters it with the invitation. */
const isPlaceAsked = ({ location, organizationInvite }: StartupVisit): boolean =>
  location !== undefined &&
  (!location.postalCode ||
    (location.isCaptureRequired && !location.isCaptured && organizationInvite === undefined))

/** In the documents' order: only the first that applies opens. */
const rows = [
  { kind: 'cart-merge', applies: (visit) => visit.hasMergedCart === true },
  { kind: 'membership', applies: (visit) => visit.asksForMembership === true },
  { kind: 'location', applies: isPlaceAsked, isLocked: always },
  { kind: 'cart-differences', applies: (visit) => (visit.cartDifferences ?? 0) > 0 },
  {
    kind: 'organization-invite',
    applies: ({ organizationInvite: invite }) => Boolean(invite?.code && invite.invitedEmail),
  },
  { kind: 'organization-update', applies: (visit) => visit.hasOrganizationUpdate === true },
  { kind: 'add-from-source', applies: (visit) => visit.addsFromSource === true },
  { kind: 'price-checked-add', applies: (visit) => visit.addsPriceChecked === true },
  { kind: 'invite-referral', applies: (visit) => visit.hasInviteReferral === true },
  {
    kind: 'business-login',
    applies: ({ hasBusinessLogin, roles = [] }) =>
      hasBusinessLogin === true && !roles.includes(BusinessRole.CART_EDITOR),
  },
  { kind: 'favorite', applies: (visit) => visit.hasFavoriteAnswer === true },
  { kind: 'resume-product-list', applies: (visit) => visit.hasProductListToResume === true },
  { kind: 'resume-list', applies: (visit) => visit.hasListToResume === true },
  { kind: 'list-item-added', applies: (visit) => visit.hasListItemAdded === true },
  { kind: 'commercial-opt-out', applies: (visit) => visit.commercialOptOut !== undefined },
  {
    kind: 'lead-form',
    applies: ({ leadForm, isOnCheckout = false }) =>
      leadForm !== undefined && (!isOnCheckout || leadForm.isMandatory),
    isLocked: ({ leadForm }) => leadForm?.isMandatory === true && !leadForm.isComplete,
  },
  { kind: 'link-session', applies: (visit) => visit.hasLinkSessionAnswer === true },
  { kind: 'back-in-stock', applies: (visit) => visit.notifiesBackInStock === true },
  { kind: 'game', applies: (visit) => visit.capturesGame === true },
] as const satisfies readonly Row[]

export type StartupModalKind = (typeof rows)[number]['kind']

export interface StartupModal {
  kind: StartupModalKind
  isLocked: boolean
}

/** The dialog that opens at startup; null if none applies (document 1 §4, priority). */
export function startupModal(visit: StartupVisit): StartupModal | null {
  const row = rows.find(({ applies }) => applies(visit))
  if (!row) return null
  return { kind: row.kind, isLocked: 'isLocked' in row && row.isLocked(visit) }
}

/** Whether interstitials are requested: when no other dialog opens, and never in the checkout (document 1 §4). */
export const asksForInterstitials = (visit: StartupVisit): boolean =>
  visit.isOnCheckout !== true && startupModal(visit) === null
