import type { PersonKey } from '../../fixtures/people.ts'

/** Somebody to look at the shop as: a person of the fixtures or a guest, and what they have done already. */
export interface Persona {
  /** Null for a guest. */
  person: PersonKey | null
  /** Has said their age in this tab. */
  isAgeAccepted?: true
  /** Was logged in until their session ran out: the page still shows them so, and the next call finds a guest. */
  hasExpired?: true
  /** How far they have come: goods for some RM 70 in the cart, or everything but the press on "Place order". */
  stage?: 'cart' | 'checkout'
}

/** Everybody whom a link or the console can sign in; each is described in `locales`. */
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
