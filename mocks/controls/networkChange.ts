import * as v from 'valibot'
import { latencySchema, probability } from '../scenarios/faultInjectorSchema.ts'
import type { NetworkConditions } from '../scenarios/createFaultInjector.ts'
import { type Latency, latencyOf, latencyText } from '../scenarios/latency.ts'
import { LARGEST_SEED } from '../base/random.ts'
import { InvalidInput } from './invalidInput.ts'

/** A change of the network; the latency also as a link writes it: `300`, `uniform:100-800`, `lognormal:300`, `none`. */
export type NetworkChange = Partial<Omit<NetworkConditions, 'latency'>> & { latency?: Latency | string }

const writtenLatency = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const latency = latencyOf(dataset.value)
    if (latency) return latency
    addIssue({ message: 'unreadable' })
    return NEVER
  }),
)

/** A link can contain it. */
const linkableLatency = v.pipe(
  latencySchema,
  v.check((latency) => latencyOf(latencyText(latency)) !== null, 'unreadable'),
)
const linkableSeed = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_SEED))

const expected = {
  latency: '"300", "uniform:100-800", "lognormal:300" (ms, up to a minute) or "none"',
  failureRate: 'a number from 0 to 1',
  isOffline: 'true or false',
  seed: `a whole number up to ${LARGEST_SEED}`,
} as const

const schema = v.strictObject({
  latency: v.exactOptional(v.union([writtenLatency, linkableLatency])),
  failureRate: v.exactOptional(probability),
  isOffline: v.exactOptional(v.boolean()),
  seed: v.exactOptional(linkableSeed),
})

const isField = (name: string): name is keyof typeof expected => Object.hasOwn(expected, name)

/** Parses a change from the developer tools, a test or an HTTP client; throws `InvalidInput` for anything else. */
export function networkChangeOf(change: unknown): Partial<NetworkConditions> {
  const result = v.safeParse(schema, change)
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0])?.split('.')[0] ?? ''
  if (isField(field)) {
    const value: unknown = Reflect.get(Object(change), field)
    throw new InvalidInput(`${field}: ${JSON.stringify(value)}`, expected[field])
  }
  throw new InvalidInput(
    field || JSON.stringify(change),
    `an object with ${Object.keys(expected).join(', ')}`,
  )
}
