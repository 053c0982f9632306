import type { WalletProvider } from './provider.ts'
import { confirmInSheet, hasStandIn } from './standIn.ts'

/** Apple Pay. Its SDK is the browser's own: `new ApplePaySession(…)` goes into `confirm`. */
export const applePay: WalletProvider = {
  isSupported: () => hasStandIn || 'ApplePaySession' in globalThis,
  confirm: confirmInSheet,
}
