import type { Failure } from '../../api/failure.ts'
import { replyOrFailure } from '../../api/orFailure.ts'
import { request } from '../../api/request.ts'
import { organizationCalls } from '../../contract/calls/organization.ts'
import type { Statement } from '../../contract/entities/account/statement.ts'

/** Reads what the business has bought on invoice in a month (`2026-11`). Returns the failure if it cannot. */
export async function readStatement(month: string): Promise<{ statement: Statement } | { failure: Failure }> {
  const reply = await replyOrFailure(request(organizationCalls.readStatement, { query: { month } }))
  return 'failure' in reply ? reply : reply.data
}
