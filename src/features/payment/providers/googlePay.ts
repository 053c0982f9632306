import type { WalletProvider } from './provider.ts'
import { confirmInSheet, hasStandIn } from './standIn.ts'

/** Google Pay. `PaymentsClient.loadPaymentData(…)` of its script goes into `confirm`. */
export const googlePay: WalletProvider = {
  isSupported: () => hasStandIn,
  confirm: confirmInSheet,
}
