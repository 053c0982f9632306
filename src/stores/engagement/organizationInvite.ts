import { request } from '../../api/request.ts'
import { businessCalls } from '../../contract/calls/business.ts'

/** Takes a business's invite with the account that is logged in. Throws its `Failure`. */
export async function acceptOrganizationInvite(code: string): Promise<void> {
  await request(businessCalls.acceptOrganizationInvite, { params: { code } })
}
