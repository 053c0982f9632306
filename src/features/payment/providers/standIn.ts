import { openPaymentSheet } from '../../../stores/checkout/paymentSheet.ts'

/** Over the mocked server, a sheet of the shop stands in for the provider's; a build for a real server needs the real one. */
export const hasStandIn: boolean = !import.meta.env.VITE_API

/** Shows the stand-in sheet. */
export const confirmInSheet = openPaymentSheet
