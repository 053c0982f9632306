import { BusinessRole } from '../../contract/enumerations.ts'

/** Everything a dialog may open for when the shop does; what a visit has nothing of is left out (document 1 §4). */
export interface StartupVisit {
  isOnCheckout?: boolean
  roles?: readonly BusinessRole[]
  /** What a guest had in the cart was put into the account's as they logged in. */
  hasMergedCart?: boolean
  /** The membership asks to be connected. */
  asksForMembership?: boolean
  location?: { postalCode?: string | undefined; isCaptureRequired: boolean; isCaptured: boolean }
  cartDifferences?: number
  organizationInvite?: { code: string; invitedEmail: string }
  hasOrganizationUpdate?: boolean
  addsFromSource?: boolean
  addsPriceChecked?: boolean
  /** An invite was added, or could not be. */
  hasInviteReferral?: boolean
  hasBusinessLogin?: boolean
  hasFavoriteAnswer?: boolean
  /** A product was about to go on a list when the shop asked for a login. */
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
  /** Only its own answer closes it. */
  isLocked?: (visit: StartupVisit) => boolean
}

const always = () => true

/** No place is known, or one has to be given; whoever was invited gives it with the invitation. */
const isPlaceAsked = ({ location, organizationInvite }: StartupVisit): boolean =>
  location !== undefined &&
  (!location.postalCode ||
    (location.isCaptureRequired && !location.isCaptured && organizationInvite === undefined))

/** In the documents' order: the first that applies opens, and no other. */
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

/** The one dialog that opens with the shop; null when there is nothing to say or to ask (document 1 §4, priority). */
export function startupModal(visit: StartupVisit): StartupModal | null {
  const row = rows.find(({ applies }) => applies(visit))
  if (!row) return null
  return { kind: row.kind, isLocked: 'isLocked' in row && row.isLocked(visit) }
}

/** Interstitials are asked for where nothing else opens, and never on the checkout (document 1 §4). */
export const asksForInterstitials = (visit: StartupVisit): boolean =>
  visit.isOnCheckout !== true && startupModal(visit) === null
