import type { Call } from '../../src/contract/call.ts'
import { json, type RequestContext } from './requestContext.ts'
import { redacted } from './redact.ts'
import { type RequestInfo, wait } from './faultInjector.ts'
import { check } from '../base/validate.ts'

type Shape = () => Call['reply'] | Promise<Call['reply']>

async function reportDrift(
  { server, path, note }: RequestContext,
  shape: Shape,
  body: unknown,
): Promise<void> {
  if (!server.onDrift || note.call === null) return
  const result = check(await shape(), body)
  if (result.ok) return
  const { field, expected } = result
  note.drift = { field, expected }
  server.onDrift({ call: note.call, path, field, expected })
}

/** Applies faults and latency, then sends the handler's answer, or the fault's. */
export async function respond(
  context: RequestContext,
  info: RequestInfo,
  shape: Shape,
  work: () => Promise<unknown>,
): Promise<Response> {
  const { server, request, visitor, note } = context
  const { faultInjector } = server
  const outcome = faultInjector?.outcomeOf(info)
  if (outcome) note.fault = outcome.label ?? outcome.kind
  const slowness = outcome?.kind === 'slow' ? outcome.ms : 0
  const delay = server.conditions.latency + slowness + (faultInjector?.delayOf(info) ?? 0)
  if (delay > 0) await wait(delay, request.signal)
  try {
    if (outcome?.kind === 'answer') {
      const { overriddenAnswer } = await import('./overriddenAnswer.ts')
      return await overriddenAnswer(outcome, context, shape, work)
    }
    if (faultInjector && outcome && outcome.kind !== 'slow') {
      if (outcome.kind === 'status') note.refusal = redacted(outcome.body)
      const challengeId = async () => (await import('./botProtection.ts')).askToPass(server.store, visitor)
      return await faultInjector.responseOf(outcome, { signal: request.signal, work, challengeId })
    }
    const body = await work()
    await reportDrift(context, shape, body)
    return json(context, body)
  } finally {
    await faultInjector?.gateOf(info, request.signal)
  }
}
