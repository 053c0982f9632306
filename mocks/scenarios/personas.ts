import type { PersonKey } from '../../fixtures/people.ts'

/** A persona: an account of the fixtures or a guest, and steps that are already done. */
export interface Persona {
  /** Null for a guest. */
  person: PersonKey | null
  /** Has accepted the age gate in this tab. */
  isAgeAccepted?: true
  /** The session has expired: the page still shows the account, and the next call is a guest's. */
  hasExpired?: true
  /** The progress of the purchase: items for some RM 70 in the cart, or everything up to the button "Place order". */
  stage?: 'cart' | 'checkout'
}

/** The personas of links and the console; `locales` has a description of each. */
export const personas = {
  guest: { person: null },
  'guest-cart': { person: null, stage: 'cart' },
  'guest-checkout': { person: null, stage: 'checkout' },
  'age-accepted': { person: null, isAgeAccepted: true },
  'first-order': { person: 'firstOrderCustomer' },
  returning: { person: 'returningCustomer' },
  'member-active': { person: 'activeMember' },
  'member-processing': { person: 'processingMember' },
  'member-expired': { person: 'expiredMember' },
  'member-not-connected': { person: 'notConnectedMember' },
  'unverified-phone': { person: 'unverifiedPhone' },
  'business-owner': { person: 'businessOwner' },
  'business-admin': { person: 'businessAdmin' },
  'business-member': { person: 'businessMember' },
  'cart-editor': { person: 'cartEditor' },
  'default-role': { person: 'defaultRole' },
  invoice: { person: 'invoiceCustomer' },
  'lead-capture': { person: 'leadCaptureIncomplete' },
  'session-expired': { person: 'returningCustomer', hasExpired: true },
} as const satisfies Readonly<Record<string, Persona>>

export type PersonaId = keyof typeof personas

export const isPersona = (name: string): name is PersonaId => Object.hasOwn(personas, name)
