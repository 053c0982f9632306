import type { Failure } from '../../api/failure.ts'
import { orFailure } from '../../api/orFailure.ts'
import { CheckoutStep } from '../../contract/enumerations.ts'
import { confirmTelephoneCode, sendTelephone } from '../session/telephone.ts'
import { step, work } from './checkoutWork.ts'

/** The masked number that a code was sent to. */
export interface SentCode {
  sentTo: string
}

/** Saves the phone number, ten digits, and an email for the order if given, and sends a code to the number; null when it failed. */
export async function sendTelephoneCode(phone: string, email?: string): Promise<SentCode | null> {
  let sent: SentCode | null = null
  const isSaved = await step(CheckoutStep.TELEPHONE, async () => {
    const data = await sendTelephone(phone, true, email)
    sent = data.otp ?? null
    return { data }
  })
  return isSaved ? sent : null
}

/**
 * Confirms the number with the code: code 566 means that it is wrong or dead (document 2 §8), `busy` that it was not sent, since the step
 * is being saved.
 */
export async function confirmTelephone(code: string): Promise<Failure | 'right' | 'busy'> {
  const answer = await work(
    CheckoutStep.TELEPHONE,
    async () => (await orFailure(() => confirmTelephoneCode(code))) ?? 'right',
  )
  return answer ?? 'busy'
}
