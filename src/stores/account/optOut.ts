import type { Failure } from '../../api/failure.ts'
import { orFailure } from '../../api/orFailure.ts'
import { request } from '../../api/request.ts'
import { accountCalls } from '../../contract/calls/account.ts'
import { becomeAccount } from '../session/account.ts'

/** Turns the business account into a personal one. Null when it is done, else the failure. */
export const optOutOfBusiness = (): Promise<Failure | null> =>
  orFailure(async () => {
    const { data } = await request(accountCalls.optOutOfBusiness)
    becomeAccount(data.user)
  })
