import type { Call } from '../../src/contract/call.ts'
import { askToPass } from './botProtection.ts'
import { json, type Passage } from './passage.ts'
import { redacted } from './redact.ts'
import { type Moment, wait } from './scenario.ts'
import { check } from './validate.ts'

type Shape = () => Call['reply'] | Promise<Call['reply']>

async function reportDrift({ server, path, note }: Passage, shape: Shape, body: unknown): Promise<void> {
  if (!server.onDrift || note.call === null) return
  const result = check(await shape(), body)
  if (result.ok) return
  const { field, expected } = result
  note.drift = { field, expected }
  server.onDrift({ call: note.call, path, field, expected })
}

/** Lets scenarios and the network's conditions have their way, then answers, or answers what a fault left of it. */
export async function answered(
  passage: Passage,
  moment: Moment,
  shape: Shape,
  work: () => Promise<unknown>,
): Promise<Response> {
  const { server, request, visitor, note } = passage
  const { interference } = server
  const outcome = interference?.outcomeOf(moment)
  if (outcome) note.fault = outcome.label ?? outcome.kind
  const slowness = outcome?.kind === 'slow' ? outcome.ms : 0
  const delay = server.conditions.latency + slowness + (interference?.delayOf(moment) ?? 0)
  if (delay > 0) await wait(delay, request.signal)
  try {
    if (interference && outcome && outcome.kind !== 'slow') {
      if (outcome.kind === 'status') note.refusal = redacted(outcome.body)
      const challengeId = () => askToPass(server.keeper, visitor)
      return await interference.responseOf(outcome, { signal: request.signal, work, challengeId })
    }
    const body = await work()
    await reportDrift(passage, shape, body)
    return json(passage, body)
  } finally {
    await interference?.gateOf(moment, request.signal)
  }
}
