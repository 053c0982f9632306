import { request } from '../../api/request.ts'
import { engagementActionCalls } from '../../contract/calls/engagementActions.ts'
import type { PalletPayload, PalletQuote } from '../../contract/entities/palletQuote.ts'

/** Requests a quote for pallets (document 2 §7). Throws the `Failure` of a refusal. */
export async function askForPallets(palletPayload: PalletPayload): Promise<PalletQuote> {
  const { data } = await request(engagementActionCalls.submitPalletQuote, { body: { palletPayload } })
  return data.quote
}
