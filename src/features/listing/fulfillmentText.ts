import { SellerFulfillment } from '../../contract/sellerFulfillment.ts'
import type { FulfillmentChoice } from '../../domain/product/listingFilter.ts'
import type { MessageKey } from '../../i18n/keys.ts'

/** What a way for goods to come is called; a seller's standard delivery is called as the shop's own. */
export const fulfillmentText = (choice: FulfillmentChoice): MessageKey =>
  choice === SellerFulfillment.STANDARD_DELIVERY
    ? 'listing.fulfillment_standard'
    : `listing.fulfillment_${choice}`
