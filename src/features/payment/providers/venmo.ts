import type { WalletProvider } from './provider.ts'
import { confirmInSheet, hasStandIn } from './standIn.ts'

/** Venmo. Its SDK, which opens the app on a phone, goes into `confirm`. */
export const venmo: WalletProvider = {
  isSupported: () => hasStandIn,
  confirm: confirmInSheet,
}
