import { request } from '../../api/request.ts'
import { businessCalls } from '../../contract/calls/business.ts'
import type { LeadCapture } from '../../contract/entities/account/leadCapture.ts'
import { currentAccount } from '../session/account.ts'

/** Sends the lead form, for the first time or again (document 2 §7). Throws the `Failure` of a refusal. */
export async function sendLead(body: LeadCapture): Promise<void> {
  const call = currentAccount()?.b2b ? businessCalls.changeLead : businessCalls.captureLead
  await request(call, { body })
}

/** Leaves the form unfilled, where that is allowed. Throws the `Failure` of a refusal. */
export async function leaveLead(): Promise<void> {
  await request(businessCalls.exitLeadCapture, { body: {} })
}
