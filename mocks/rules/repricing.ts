import { type Cents, cents } from '../../src/contract/entities/money.ts'

/** What a price tag says, in cents (document 1 §3, Variant): `standardPrice` is struck out, `unitPrice` is for `unitType`. */
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
 * A price tag after its price has moved: everything on it follows. A sale that is not cheaper is none; the struck price and the
 * percentage are of the price beside it, and what a unit costs moves as what is paid does.
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
