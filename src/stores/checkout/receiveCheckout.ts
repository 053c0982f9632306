import type { CheckoutInfo } from '../../contract/entities/checkout.ts'
import { now } from '../base/clock.ts'
import { useCheckout } from './checkout.ts'

/** Stores the checkout of a page or an answer. */
export const receiveCheckout = (info: CheckoutInfo): void => useCheckout.setState({ info, readAt: now() })
