import { type Failure, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { accountCalls } from '../../contract/calls/account.ts'
import { becomeAccount } from '../session/account.ts'

/** Turns the business account into a personal one. Null when it is done, else the failure. */
export async function optOutOfBusiness(): Promise<Failure | null> {
  try {
    const { data } = await request(accountCalls.optOutOfBusiness)
    becomeAccount(data.user)
    return null
  } catch (error) {
    if (!isFailure(error)) throw error
    return error
  }
}
