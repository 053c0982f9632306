import type { Order } from '../../contract/entities/order.ts'
import type { MessageKey, MessageValues } from '../../i18n/keys.ts'

/** The order after a change, or why it did not change. */
export type OrderChange = { order: Order } | { problem: MessageKey; values?: MessageValues }
