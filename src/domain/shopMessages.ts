import type { Config } from '../contract/entities/config.ts'
import type { Cents } from '../contract/entities/money.ts'
import { ClientViewType } from '../contract/enumerations.ts'
import { isFirstOrder } from './firstOrder.ts'

/** Messages about delivery, and for a business about itself (document 1 §1). Amounts in cents. */
export type ShopMessage =
  | { kind: 'welcome'; name: string }
  | { kind: 'free_for_all' }
  | { kind: 'free_first_order' }
  | { kind: 'free_from'; amount: Cents }
  | { kind: 'surcharge'; amount: Cents }

type Rules = Pick<Config, 'shipping' | 'firstOrderFreeShipping' | 'deliverySurcharge'>

interface Shopper {
  numSuccessfulOrders: number
  clientViewType?: ClientViewType
  businessAccount?: { name: string } | undefined
}

/** At most one message: free for everyone, else for a first order, else from the lowest free-delivery threshold. */
function freeShipping({ shipping, firstOrderFreeShipping }: Rules, user: Shopper | undefined): ShopMessage[] {
  const paid = shipping.filter(({ price, freeFrom }) => price > 0 && freeFrom !== 0)
  if (shipping.length > 0 && paid.length === 0) return [{ kind: 'free_for_all' }]
  if (firstOrderFreeShipping && isFirstOrder(user)) return [{ kind: 'free_first_order' }]
  const thresholds = paid.flatMap(({ freeFrom }) => freeFrom ?? []).toSorted((a, b) => a - b)
  return thresholds[0] === undefined ? [] : [{ kind: 'free_from', amount: thresholds[0] }]
}

/** The messages above every page, in reading order (document 1 §1 and §6, business welcome). */
export function shopMessages(config: Rules, user: Shopper | undefined): ShopMessage[] {
  const name = user?.clientViewType === ClientViewType.BUSINESS && user.businessAccount?.name
  const { deliverySurcharge: amount } = config
  return [
    ...(name ? [{ kind: 'welcome', name } as const] : []),
    ...freeShipping(config, user),
    ...(amount === undefined || amount <= 0 ? [] : [{ kind: 'surcharge', amount } as const]),
  ]
}
