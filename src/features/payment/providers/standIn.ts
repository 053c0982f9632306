import { openPaymentSheet } from '../../../stores/checkout/paymentSheet.ts'

/** Whether the shop shows its own mock of a wallet's sheet. A build for a real server needs the provider's SDK instead. */
export const hasStandIn: boolean = !import.meta.env.VITE_API

/** Shows the mock of the wallet's sheet. */
export const confirmInSheet = openPaymentSheet
