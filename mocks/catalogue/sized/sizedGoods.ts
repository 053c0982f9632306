import { productGids, variantGidsOf } from '../../../fixtures/catalogue.ts'
import type { Goods } from '../goods.ts'
import { largerGoods } from './largerGoods.ts'
import { smallerGoods } from './smallerGoods.ts'

/** The goods of a shop with about so many variants, as the seed has them: no product is cut in two. Refuses more than there are makers for. */
export function sizedGoods(size: number, seed: number): Goods {
  const own = productGids().reduce((count, gid) => count + variantGidsOf(gid).length, 0)
  return size < own ? smallerGoods(size, seed) : largerGoods(size - own, seed)
}
