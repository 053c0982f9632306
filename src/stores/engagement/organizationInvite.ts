import { request } from '../../api/request.ts'
import { businessCalls } from '../../contract/calls/business.ts'

/** Accepts a business's invitation with the logged-in account. Throws its `Failure`. */
export async function acceptOrganizationInvite(code: string): Promise<void> {
  await request(businessCalls.acceptOrganizationInvite, { params: { code } })
}
