import { describe, expect, test } from 'vitest'
import { BusinessRole } from '../../src/contract/enumerations.ts'
import {
  asksForInterstitials,
  startupModal,
  type StartupModalKind,
  type StartupVisit,
} from '../../src/domain/engagement/startupModal.ts'

const nowhere = { isCaptureRequired: false, isCaptured: false }
const invite = { code: 'SERI-77', invitedEmail: 'kasir@kopitiam.example' }

/** Document 1 §4, in order: the conditions for each dialog. */
const inOrder: readonly [StartupModalKind, StartupVisit][] = [
  ['cart-merge', { hasMergedCart: true }],
  ['membership', { asksForMembership: true }],
  ['location', { location: nowhere }],
  ['cart-differences', { cartDifferences: 2 }],
  ['organization-invite', { organizationInvite: invite }],
  ['organization-update', { hasOrganizationUpdate: true }],
  ['add-from-source', { addsFromSource: true }],
  ['price-checked-add', { addsPriceChecked: true }],
  ['invite-referral', { hasInviteReferral: true }],
  ['business-login', { hasBusinessLogin: true, roles: [BusinessRole.OWNER] }],
  ['favorite', { hasFavoriteAnswer: true }],
  ['resume-product-list', { hasProductListToResume: true }],
  ['resume-list', { hasListToResume: true }],
  ['list-item-added', { hasListItemAdded: true }],
  ['commercial-opt-out', { commercialOptOut: false }],
  ['lead-form', { leadForm: { isMandatory: false, isComplete: false } }],
  ['link-session', { hasLinkSessionAnswer: true }],
  ['back-in-stock', { notifiesBackInStock: true }],
  ['game', { capturesGame: true }],
]

describe('the startup dialogs', () => {
  test.each(inOrder)('%s opens if it alone applies', (kind, visit) => {
    expect(startupModal(visit)?.kind).toBe(kind)
  })

  test('of any two, the one that the documents name first opens', () => {
    for (const [at, [first, visit]] of inOrder.entries()) {
      for (const [, later] of inOrder.slice(at + 1)) {
        expect(startupModal({ ...later, ...visit })?.kind).toBe(first)
      }
    }
  })

  test('none opens without a reason', () => {
    expect(startupModal({})).toBeNull()
  })
})

describe('when the delivery location is asked', () => {
  test.each([
    ['without a postcode', nowhere, undefined, true],
    ['not with a postcode', { ...nowhere, postalCode: '50450' }, undefined, false],
    [
      'where it is required and missing',
      { postalCode: '50450', isCaptureRequired: true, isCaptured: false },
      undefined,
      true,
    ],
    [
      'not where it is required and known',
      { postalCode: '50450', isCaptureRequired: true, isCaptured: true },
      undefined,
      false,
    ],
    [
      'not of a shopper with an invitation by an organisation',
      { postalCode: '50450', isCaptureRequired: true, isCaptured: false },
      invite,
      false,
    ],
  ])('%s', (_, location, organizationInvite, isAsked) => {
    const modal = startupModal({ location, ...(organizationInvite ? { organizationInvite } : {}) })
    expect(modal?.kind === 'location').toBe(isAsked)
    if (isAsked) expect(modal?.isLocked).toBe(true)
  })
})

describe('a business', () => {
  test('that only edits the cart skips the login dialog', () => {
    expect(startupModal({ hasBusinessLogin: true, roles: [BusinessRole.CART_EDITOR] })).toBeNull()
  })

  test.each([
    ['asked, not on the checkout', { isMandatory: false, isComplete: false }, true, null],
    ['mandatory, on the checkout as well, and locked', { isMandatory: true, isComplete: false }, true, true],
    ['mandatory and complete: not locked', { isMandatory: true, isComplete: true }, false, false],
    ['asked, elsewhere: not locked', { isMandatory: false, isComplete: false }, false, false],
  ])('lead form: %s', (_, leadForm, isOnCheckout, isLocked) => {
    const modal = startupModal({ leadForm, isOnCheckout })
    expect(modal && modal.isLocked).toBe(isLocked)
  })
})

test('interstitials open if nothing else does, and not in the checkout', () => {
  expect(asksForInterstitials({})).toBe(true)
  expect(asksForInterstitials({ isOnCheckout: true })).toBe(false)
  expect(asksForInterstitials({ capturesGame: true })).toBe(false)
})
