import type { Config } from '../../src/contract/entities/config.ts'
import { type Cents, cents } from '../../src/contract/entities/money.ts'
import { FulfillmentMethod } from '../../src/contract/enumerations.ts'

const DELIVERED: readonly FulfillmentMethod[] = [
  FulfillmentMethod.CARRIER_DELIVERY,
  FulfillmentMethod.LOCAL_DELIVERY,
]

/** The delivery surcharge of an order, in cents: once, when some of it is delivered. */
export const surchargeOf = (
  methods: readonly FulfillmentMethod[],
  { deliverySurcharge }: Pick<Config, 'deliverySurcharge'>,
): Cents =>
  methods.some((method) => DELIVERED.includes(method)) ? (deliverySurcharge ?? cents(0)) : cents(0)
