import { request } from '../../api/request.ts'
import { captureCalls } from '../../contract/calls/auth/capture.ts'

/**
 * Stores the email of a guest on the way to the checkout, which then has it filled in. No code is sent: a guest confirms nothing. Throws its
 * `Failure`: 561 for the email of an account (document 2 §7, gate-email-sign-up).
 */
export async function passEmailGate(email: string): Promise<void> {
  await request(captureCalls.gateEmailSignUp, { body: { email, confirmType: 'none' } })
}
