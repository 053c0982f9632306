import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { cents } from '../../contract/entities/money.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import type { Warehouse } from '../../contract/entities/product/warehouse.ts'
import {
  Classification,
  FulfillerType,
  FulfillmentMethod,
  ProductType,
  VariantState,
} from '../../contract/enumerations.ts'
import type { MessageKey } from '../../i18n/keys.ts'

const carrier: Warehouse = {
  _id: 'specimen',
  fulfiller: 'Pasar',
  fulfillmentMethodType: FulfillmentMethod.CARRIER_DELIVERY,
  fulfillerType: FulfillerType.ORDER_FULFILLMENT,
  name: 'Pasar',
}

/** RM 8.00, well stocked. The shop does not sell it, so its links lead nowhere. */
const plain: Variant = {
  _id: 'specimen',
  gid: '0',
  slug: 'specimen',
  name: '',
  images: [{ original: 'illustrations/banana.svg' }],
  price: cents(800),
  unitPrice: cents(80),
  unitType: '100 g',
  extendedInfoText: '1 kg',
  state: VariantState.STOCK_TRACKED,
  availableCount: 84,
  inStock: true,
  inventory: [],
  fulfiller: carrier.fulfiller,
  fulfillerType: carrier.fulfillerType,
  fulfillmentMethodType: carrier.fulfillmentMethodType,
  product: {
    _id: 'specimen',
    gid: '0',
    name: '',
    brand: { _id: 'specimen', gid: '0', slug: 'specimen', name: 'Pasar' },
    isAgeGated: false,
    productType: ProductType.PRODUCT,
    categories: [],
    variants: ['specimen'],
    tint: 'fruit',
  },
}

const badge = (text: string) => ({ promotionId: 'specimen', showInPLE: true, text })
const ad = {
  variantGid: '0',
  adGid: '0',
  adGroupGid: '0',
  campaignGid: '0',
  adId: 'specimen',
  adGroupId: 'specimen',
  campaignId: 'specimen',
  adCostMicro: 0,
  adCpcMicro: 0,
  placement: 'specimen',
}

export interface Specimen {
  /** The state that the card demonstrates; its name. */
  name: MessageKey
  variant: Partial<Variant>
  /** The initial quantity in the cart. */
  quantity?: number
}

/** A card in every state of price and stock (document 1 §4 and §5). */
export const specimens: readonly Specimen[] = [
  { name: 'style_guide.card_plain', variant: {} },
  { name: 'style_guide.card_sale', variant: { salePrice: cents(600) } },
  { name: 'style_guide.card_offer', variant: { promotionBadge: badge('2 + 1') } },
  { name: 'style_guide.card_free', variant: { price: cents(0), standardPrice: cents(800) } },
  {
    name: 'style_guide.card_sample',
    variant: { price: cents(0), product: { ...plain.product, productType: ProductType.SAMPLE } },
  },
  { name: 'style_guide.card_in_cart', variant: {}, quantity: 2 },
  { name: 'style_guide.card_most', variant: { maxCartQuantity: 3 }, quantity: 3 },
  { name: 'style_guide.card_scarce', variant: { availableCount: 2 } },
  { name: 'style_guide.card_age', variant: { product: { ...plain.product, isAgeGated: true } } },
  {
    name: 'style_guide.card_sponsored',
    variant: { smartbrandClick: ad, smartbrandImpression: { adId: ad.adId } },
  },
  {
    name: 'style_guide.card_separate',
    variant: { productRequest: { classification: Classification.BULKY } },
  },
  { name: 'style_guide.card_sold_out', variant: { availableCount: 0 } },
  { name: 'style_guide.card_discontinued', variant: { state: VariantState.DISCONTINUED } },
  { name: 'style_guide.card_long', variant: {} },
]

/** The specimen as a listing entry, with the name of its state. */
export const entryOf = ({ variant }: Specimen, name: string): ListingEntry => {
  const entry = { ...plain, ...variant, name }
  return { product: entry.product, variant: entry, warehouse: carrier }
}
