import * as v from 'valibot'
import { answerOverrideSchema } from '../base/answerOverride.ts'
import type { CallName } from '../../src/contract/callTable.ts'
import { faultKinds, type Fault } from './fault.ts'
import type { FaultInjectorSnapshot } from './createFaultInjector.ts'

export const probability = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const ms = v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))
const after = { after: v.optional(v.literal(true)) }

const needMore: readonly string[] = ['status', 'code', 'slow', 'dribble', 'answer']
const plainKinds = faultKinds.filter((kind) => !needMore.includes(kind))

const faultSchema = v.variant('kind', [
  v.object({
    kind: v.literal('status'),
    status: count,
    body: v.optional(v.unknown()),
    retryAfter: v.exactOptional(count),
    ...after,
  }),
  v.object({
    kind: v.literal('code'),
    code: v.union([v.number(), v.string()]),
    status: v.optional(count),
    ...after,
  }),
  v.object({ kind: v.picklist(['slow', 'dribble']), ms, ...after }),
  v.object({ kind: v.literal('answer'), answer: answerOverrideSchema, ...after }),
  v.object({ kind: v.picklist(plainKinds), ...after }),
]) as v.GenericSchema<unknown, Fault>

const whenSchema = v.variant('kind', [
  v.object({ kind: v.literal('once') }),
  v.object({ kind: v.literal('nth'), n: count }),
  v.object({ kind: v.literal('always') }),
  v.object({ kind: v.literal('chance'), of: probability }),
])

export const latencySchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('fixed'), ms }),
  v.object({ kind: v.literal('uniform'), from: ms, to: ms }),
  v.object({ kind: v.literal('lognormal'), median: ms, sigma: v.number() }),
])

/** Conditions as a tab or a session export stores them; anything else is refused. */
export const faultInjectorSchema: v.GenericSchema<unknown, FaultInjectorSnapshot> = v.object({
  armed: v.array(
    v.object({
      name: v.string(),
      calls: v.array(v.custom<CallName | 'page' | 'any'>((name) => typeof name === 'string')),
      only: v.exactOptional(v.record(v.string(), v.string())),
      fault: faultSchema,
      when: whenSchema,
      seen: count,
      matched: count,
    }),
  ),
  network: v.object({
    latency: latencySchema,
    failureRate: probability,
    isOffline: v.boolean(),
    seed: v.number(),
  }),
  isHolding: v.boolean(),
  counts: v.exactOptional(v.record(v.string(), count)),
})
