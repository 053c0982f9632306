import { type Failure, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { accountDataCalls } from '../../contract/calls/accountData.ts'
import type { AccountData } from '../../contract/entities/account/accountData.ts'

/** Reads everything that the shop stores about the account. Returns the failure if it cannot. */
export async function readAccountData(): Promise<{ data: AccountData } | { failure: Failure }> {
  try {
    return await request(accountDataCalls.exportAccountData)
  } catch (error) {
    if (!isFailure(error)) throw error
    return { failure: error }
  }
}
