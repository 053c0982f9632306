import { SellerFulfillment } from '../../contract/sellerFulfillment.ts'
import type { FulfillmentChoice } from '../../domain/product/listingFilter.ts'
import type { MessageKey } from '../../i18n/keys.ts'

/** The name of a fulfilment option; a seller's standard delivery has the same name as the shop's. */
export const fulfillmentText = (choice: FulfillmentChoice): MessageKey =>
  choice === SellerFulfillment.STANDARD_DELIVERY
    ? 'listing.fulfillment_standard'
    : `listing.fulfillment_${choice}`
