import * as v from 'valibot'
import { CONTROLLED, OBSERVED } from '../base/controlledTab.ts'
import { faultInjectorSchema } from '../scenarios/faultInjectorSchema.ts'
import type { Controls } from './controls.ts'
import { coverageCountsSchema } from './coverage.ts'

const memorySchema = v.object({
  conditions: faultInjectorSchema,
  coverage: coverageCountsSchema,
})

function recall(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(CONTROLLED) ?? sessionStorage.getItem(OBSERVED) ?? 'null')
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

/** Gives the tab what it had armed and what it had exercised before it was loaded anew. */
export function recallTab(controls: Controls): void {
  const memory = v.safeParse(memorySchema, recall())
  // Written by another version, or by hand: a calm network is better than none.
  if (!memory.success) return
  const { conditions, coverage } = memory.output
  controls.faultInjector.restore(conditions)
  controls.coverage.restore(coverage)
}

/** Keeps it from now on; as that of a controlled tab if `isAsked`, or from the first change of a condition. */
export function rememberTab(controls: Controls, isAsked: boolean): void {
  let isControlled = isAsked
  const remember = () =>
    keep(
      isControlled ? CONTROLLED : OBSERVED,
      JSON.stringify({
        conditions: controls.faultInjector.snapshot(),
        coverage: controls.coverage.snapshot(),
      }),
    )
  remember()
  controls.faultInjector.subscribe(() => {
    isControlled = true
    remember()
  })
  // Counts change with every request: they are written once, as the page goes.
  addEventListener('pagehide', remember)
}
