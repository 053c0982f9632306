import type { Failure } from '../../api/failure.ts'
import { replyOrFailure } from '../../api/orFailure.ts'
import { request } from '../../api/request.ts'
import { accountCalls } from '../../contract/calls/account.ts'
import type { MembershipInfo } from '../../contract/entities/account/membership.ts'

/** Connects a membership card by its number. Returns the membership, or the failure: an unknown card, or one of another account. */
export async function connectMembership(
  memberId: string,
): Promise<{ info: MembershipInfo } | { failure: Failure }> {
  const reply = await replyOrFailure(request(accountCalls.connectMembership, { body: { memberId } }))
  return 'failure' in reply ? reply : { info: reply.membershipInfo }
}
