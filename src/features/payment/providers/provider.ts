import type { Payment, PaymentAnswer } from '../../../contract/entities/payment.ts'

/**
 * A wallet that confirms a payment on a sheet above the checkout. For a real server, its file is the one place for the provider's SDK:
 * `isSupported` asks it whether this browser can pay, and `confirm` opens its sheet and returns what the shopper did there.
 */
export interface WalletProvider {
  isSupported: () => boolean
  confirm: (payment: Payment) => Promise<PaymentAnswer>
}
