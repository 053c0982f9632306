import { productGids, variantGidsOf } from '../../../fixtures/catalogue.ts'
import { redrawn } from '../../../fixtures/redrawn.ts'
import { redrawBy } from '../../../fixtures/rows.ts'
import { assortmentOf, type Goods } from '../goods.ts'
import { largerGoods } from './largerGoods.ts'
import { smallerGoods } from './smallerGoods.ts'

/** The hand-written goods as another seed has them. */
export function redrawnGoods(seed: number): Goods {
  redrawBy(redrawn)
  return assortmentOf(seed)
}

/** The goods of a shop with about so many variants, as the seed has them: no product is cut in two. Refuses more than there are makers for. */
export function sizedGoods(size: number, seed: number): Goods {
  redrawBy(redrawn)
  const own = productGids().reduce((count, gid) => count + variantGidsOf(gid).length, 0)
  return size < own ? smallerGoods(size, seed) : largerGoods(size - own, seed)
}
