/**
 * The fulfilment filter of a seller's page (document 1 §2): the values of its `fulfillmentFilter`. Without one, the page shows all
 * products.
 */
export const SellerFulfillment = {
  STANDARD_DELIVERY: 'standard-delivery',
  PICK_UP_IN_STORE: 'pick-up-in-store',
} as const
export type SellerFulfillment = (typeof SellerFulfillment)[keyof typeof SellerFulfillment]
