import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { accountCalls } from '../../contract/calls/account.ts'

/** Notes with the account that its owner knows of the end of their membership. Lost, it is told once more on the next visit. */
export async function dismissExpiry(): Promise<void> {
  try {
    await request(accountCalls.dismissWaon, { body: { notice: 'expired' } })
  } catch (error) {
    if (!isFailure(error)) throw error
  }
}
