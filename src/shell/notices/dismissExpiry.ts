import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { accountCalls } from '../../contract/calls/account.ts'

/** Saves that the shopper has seen the end of their membership. If that fails, the notice appears again on the next visit. */
export async function dismissExpiry(): Promise<void> {
  try {
    await request(accountCalls.dismissWaon, { body: { notice: 'expired' } })
  } catch (error) {
    if (!isFailure(error)) throw error
  }
}
