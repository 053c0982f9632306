import type { CartVariant } from '../../contract/entities/cart.ts'
import { isElectronic, isMarketplace } from '../fulfillment.ts'

/** The shop picks the item itself and can replace it: not a seller's product, and not a code (docs/decisions/0077). */
export const isReplaceable = ({ warehouse }: Pick<CartVariant, 'warehouse'>): boolean =>
  !isMarketplace(warehouse) && !isElectronic(warehouse)
