import type { Failure } from '../../api/failure.ts'
import { replyOrFailure } from '../../api/orFailure.ts'
import { request } from '../../api/request.ts'
import { accountDataCalls } from '../../contract/calls/accountData.ts'
import type { AccountData } from '../../contract/entities/account/accountData.ts'

/** Reads everything that the shop stores about the account. Returns the failure if it cannot. */
export const readAccountData = (): Promise<{ data: AccountData } | { failure: Failure }> =>
  replyOrFailure(request(accountDataCalls.exportAccountData))
