import type { StoryPersonKey } from '../../fixtures/stories/keys.ts'
import { BillingType } from '../../src/contract/enumerations.ts'
import type { Persona } from './persona.ts'

const ordersOnInvoice = { type: BillingType.INVOICE } as const
const story = <const Story extends Omit<Persona, 'person'> & { person: StoryPersonKey }>(of: Story) => ({
  ...of,
  isStory: true as const,
})

/** Businesses for demonstrations: each persona is one situation, with the pages that show it. */
export const storyPersonas = {
  'cafe-owner': story({
    person: 'cafeOwner',
    opens: ['/account/organization', '/account/order-history'],
  }),
  'cafe-barista': story({
    person: 'cafeBarista',
    stage: 'cart',
    basket: 'cafe',
    opens: ['/cart', '/checkout', '/account/shopping-lists/10000011'],
  }),
  'cafe-newcomer': story({ person: 'cafeNewcomer', invitation: 'SELASIH-NADIA', opens: ['/'] }),
  'canteen-owner': story({
    person: 'canteenOwner',
    stage: 'checkout',
    basket: 'canteen',
    pays: ordersOnInvoice,
    opens: ['/checkout?step=billing', '/account/billing'],
  }),
  'canteen-clerk': story({
    person: 'canteenClerk',
    opens: ['/account/billing', '/account/order-history'],
  }),
  'pallet-reseller': story({ person: 'reseller', opens: ['/bulk-purchase', '/account/billing'] }),
  'office-manager': story({
    person: 'officeManager',
    stage: 'checkout',
    basket: 'office',
    pays: ordersOnInvoice,
    opens: ['/account/shopping-lists/10000013', '/checkout', '/bulk-purchase'],
  }),
  'hotel-buyer': story({
    person: 'hotelBuyer',
    stage: 'checkout',
    basket: 'hotel',
    opens: ['/checkout', '/account/billing', '/account/order-history'],
  }),
} as const satisfies Readonly<Record<string, Persona>>
