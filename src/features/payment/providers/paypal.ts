import type { WalletProvider } from './provider.ts'
import { confirmInSheet, hasStandIn } from './standIn.ts'

/** PayPal. The approval of its buttons SDK goes into `confirm`. */
export const paypal: WalletProvider = {
  isSupported: () => hasStandIn,
  confirm: confirmInSheet,
}
