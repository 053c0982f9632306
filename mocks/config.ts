import type { Config } from '../src/contract/entities/config.ts'
import { cents } from '../src/contract/entities/money.ts'
import { FulfillmentMethod, Language } from '../src/contract/enumerations.ts'
import { MINIMUM_REWARD_POINTS } from '../src/contract/limits.ts'

const { LOCAL_DELIVERY, CARRIER_DELIVERY, IN_STORE_PICKUP, ELECTRONIC } = FulfillmentMethod

/** How the mocked shop is set up (document 1 §3, Config flags). Money in cents. */
export const shopConfig: Config = {
  currency: 'MYR',
  dateFormat: 'dd/mm/yyyy',
  hasVat: false,
  minimumRewardPointsToApply: MINIMUM_REWARD_POINTS,
  maxQtyAddableAtOnce: 20,
  membership: { maxCountOfSamplesAddToCart: 3, maxCountPerSampleAddToCart: 1 },
  invitePromo: {
    creditAmount: cents(1_000),
    flatDiscount: cents(1_000),
    orderMinimum: cents(6_000),
    webDisplayEnabled: true,
  },
  firstOrderFreeShipping: false,
  minimumSpendByFulfillmentMethod: [
    { fulfillmentMethod: LOCAL_DELIVERY, minimum: cents(3_000) },
    { fulfillmentMethod: CARRIER_DELIVERY, minimum: cents(0) },
    { fulfillmentMethod: IN_STORE_PICKUP, minimum: cents(0) },
    { fulfillmentMethod: ELECTRONIC, minimum: cents(0) },
  ],
  shipping: [
    { fulfillmentMethod: LOCAL_DELIVERY, price: cents(800), freeFrom: cents(8_000) },
    { fulfillmentMethod: CARRIER_DELIVERY, price: cents(900), freeFrom: cents(10_000) },
    { fulfillmentMethod: IN_STORE_PICKUP, price: cents(0), freeFrom: cents(0) },
    // It costs nothing from the start: there is no threshold to reach.
    { fulfillmentMethod: ELECTRONIC, price: cents(0) },
  ],
  refundAsCredits: true,
  achDirectDebit: { returnCheckFee: cents(2_500) },
  displayAgeGate: true,
  manageUsers: true,
  organizationPage: true,
  limitedQuantityForAll: true,
  telephoneRequired: true,
  locationCaptureRequired: false,
  taxPercent: 6,
  languages: [Language.ENGLISH, Language.MALAY, Language.CHINESE],
  supportEmail: 'tolong@pasar.example',
  careline: '1300 88 7272',
  features: {
    facebookLogin: true,
    googleLogin: true,
    appleLogin: true,
    webOtp: true,
    coupons: true,
    paypal: false,
    fasspay: true,
    ipay88: true,
    payoo: true,
  },
}
