import type { CartVariant } from '../../src/contract/entities/cart.ts'
import { type Cents, cents } from '../../src/contract/entities/money.ts'
import type { Product } from '../../src/contract/entities/product/product.ts'
import type { Variant } from '../../src/contract/entities/product/variant.ts'
import type { Warehouse } from '../../src/contract/entities/product/warehouse.ts'
import {
  FulfillerType,
  FulfillmentMethod,
  ProductType,
  VariantState,
} from '../../src/contract/enumerations.ts'
import type { CartRules } from '../../src/domain/cart/optimisticCart.ts'

/** Ringgit as written on a price tag, in cents. */
export const rm = (ringgit: number): Cents => cents(ringgit * 100)

const milkProduct: Product = {
  _id: 'product-1',
  gid: '1',
  name: 'Fresh milk',
  brand: { _id: 'brand-1', gid: '11', slug: 'ladang', name: 'Ladang' },
  isAgeGated: false,
  productType: ProductType.PRODUCT,
  categories: [],
  variants: ['milk'],
  tint: 'dairy',
}

export const sampleProduct: Product = { ...milkProduct, _id: 'product-2', productType: ProductType.SAMPLE }
export const beerProduct: Product = { ...milkProduct, _id: 'product-3', isAgeGated: true }

/** Milk at RM 8.00 with plenty of stock, delivered express. */
export const milk: Variant = {
  _id: 'milk',
  gid: '101',
  slug: 'fresh-milk',
  name: 'Fresh milk',
  images: [],
  price: rm(8),
  state: VariantState.STOCK_TRACKED,
  availableCount: 84,
  inStock: true,
  inventory: [],
  fulfiller: 'Pasar',
  fulfillerType: FulfillerType.EXPRESS,
  fulfillmentMethodType: FulfillmentMethod.LOCAL_DELIVERY,
  product: milkProduct,
}

export const rice: Variant = { ...milk, _id: 'rice', gid: '102', name: 'Rice', price: rm(25.5) }
export const coffee: Variant = { ...milk, _id: 'coffee', gid: '103', name: 'Coffee', price: rm(12.9) }

export const van: Warehouse = {
  _id: 'van',
  fulfiller: 'Pasar',
  fulfillmentMethodType: FulfillmentMethod.LOCAL_DELIVERY,
  fulfillerType: FulfillerType.EXPRESS,
  name: 'Pasar Express',
}
export const carrier: Warehouse = {
  ...van,
  _id: 'carrier',
  fulfillmentMethodType: FulfillmentMethod.CARRIER_DELIVERY,
  fulfillerType: FulfillerType.ORDER_FULFILLMENT,
}

export const line = (variant: Variant, quantity: number, warehouse: Warehouse = van): CartVariant => ({
  variant,
  quantity,
  warehouse,
  fulfillmentMethod: warehouse.fulfillmentMethodType,
})

/** Express: RM 8.00, free from RM 80, at least RM 30. Carrier: RM 9.00, never free. Tax of 6 % is included. */
export const rules: CartRules = {
  shipping: [
    { fulfillmentMethod: FulfillmentMethod.LOCAL_DELIVERY, price: rm(8), freeFrom: rm(80) },
    { fulfillmentMethod: FulfillmentMethod.CARRIER_DELIVERY, price: rm(9) },
  ],
  minimumSpendByFulfillmentMethod: [{ fulfillmentMethod: FulfillmentMethod.LOCAL_DELIVERY, minimum: rm(30) }],
  firstOrderFreeShipping: false,
  taxPercent: 6,
  isFirstOrder: false,
}
