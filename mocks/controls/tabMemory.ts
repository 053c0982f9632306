import * as v from 'valibot'
import { interferenceSchema } from '../scenarios/interferenceSchema.ts'
import type { Controls } from './controls.ts'
import { coverageCountsSchema } from './coverage.ts'

const memorySchema = v.object({
  conditions: interferenceSchema,
  size: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  coverage: coverageCountsSchema,
})

function recall(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Where nothing may be kept, a reload begins with a calm network.
  }
}

/** Gives the tab what it had armed, how large its shop was and what it had exercised before it was loaded anew. */
export async function recallTab(controls: Controls, key: string): Promise<void> {
  const memory = v.safeParse(memorySchema, recall(key))
  // Written by another version, or by hand: a calm network is better than none.
  if (!memory.success) return
  const { conditions, size, coverage } = memory.output
  controls.interference.restore(conditions)
  controls.coverage.restore(coverage)
  if (size !== null) await controls.setSize(size)
}

/** Keeps it from now on. */
export function rememberTab(controls: Controls, key: string): void {
  const remember = () =>
    keep(
      key,
      JSON.stringify({
        conditions: controls.interference.snapshot(),
        size: controls.size(),
        coverage: controls.coverage.snapshot(),
      }),
    )
  remember()
  controls.interference.subscribe(remember)
  // Counts change with every request: they are written once, as the page goes.
  addEventListener('pagehide', remember)
}
