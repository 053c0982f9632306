import type { Config } from '../../src/contract/entities/config.ts'
import { type Cents, cents } from '../../src/contract/entities/money.ts'
import { FulfillmentMethod } from '../../src/contract/enumerations.ts'

const DELIVERED: readonly FulfillmentMethod[] = [
  FulfillmentMethod.CARRIER_DELIVERY,
  FulfillmentMethod.LOCAL_DELIVERY,
]

/** What an order costs more while the shop charges a delivery surcharge, in cents: once, when some of it comes to the door. */
export const surchargeOf = (
  methods: readonly FulfillmentMethod[],
  { deliverySurcharge }: Pick<Config, 'deliverySurcharge'>,
): Cents =>
  methods.some((method) => DELIVERED.includes(method)) ? (deliverySurcharge ?? cents(0)) : cents(0)
