import { type Failure, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { organizationCalls } from '../../contract/calls/organization.ts'
import type { Statement } from '../../contract/entities/account/statement.ts'

/** Reads what the business has bought on invoice in a month (`2026-11`). Returns the failure if it cannot. */
export async function readStatement(month: string): Promise<{ statement: Statement } | { failure: Failure }> {
  try {
    return (await request(organizationCalls.readStatement, { query: { month } })).data
  } catch (error) {
    if (!isFailure(error)) throw error
    return { failure: error }
  }
}
