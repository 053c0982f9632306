import { type Cents, cents } from '../../src/contract/entities/money.ts'

/** The price fields of a variant, in cents (document 1 §3, Variant): `standardPrice` is crossed out, `unitPrice` is for `unitType`. */
export interface PriceTag {
  price: Cents
  salePrice?: Cents | undefined
  /** With one decimal. */
  salePercentage?: number | undefined
  standardPrice?: Cents | undefined
  unitPrice?: Cents | undefined
}

/** A price that moved; a sale price of null ends the sale. */
export interface PriceChange {
  price?: Cents | undefined
  salePrice?: Cents | null | undefined
}

const percentOff = (now: Cents, before: Cents): number => Math.round((1 - now / before) * 1_000) / 10

/**
 * The price fields after a price change. A sale that is not cheaper is dropped, the crossed-out price and the percentage refer to the new
 * price, and the unit price changes with it.
 */
export function repriced(tag: PriceTag, change: PriceChange): PriceTag {
  const price = change.price ?? tag.price
  const wanted = change.salePrice === undefined ? tag.salePrice : (change.salePrice ?? undefined)
  const salePrice = wanted !== undefined && wanted < price ? wanted : undefined
  const paidBefore = tag.salePrice ?? tag.price
  const paid = salePrice ?? price
  return {
    price,
    ...(salePrice === undefined
      ? {}
      : { salePrice, salePercentage: percentOff(salePrice, price), standardPrice: price }),
    ...(tag.unitPrice === undefined || paidBefore === 0
      ? {}
      : { unitPrice: cents((tag.unitPrice * paid) / paidBefore) }),
  }
}
