import { vi } from 'vitest'

const STEP_MS = 5
/** Longer than any timer of the shop; what has not happened by then never will. */
const PATIENCE_MS = 120_000

/** After so many steps, modules that are still loading are awaited: on a busy machine they may take longer than all steps together. */
const STEPS_BETWEEN_IMPORTS = 1000
let steps = 0

/** Real work, such as loading a module, happens between two steps. */
async function machine(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  steps += 1
  if (steps % STEPS_BETWEEN_IMPORTS === 0) await vi.dynamicImportSettled()
}

/** Stops real waiting: from now on time passes only during `until` and `during`. */
export function stopTime(at: number): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: at })
}

/** Lets time pass until a condition holds. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let passed = 0; passed < PATIENCE_MS; passed += STEP_MS) {
    await machine()
    if (isSo()) return
    await vi.advanceTimersByTimeAsync(STEP_MS)
  }
  throw new Error(`This did not happen: ${isSo.toString()}`)
}

/** Lets time pass during an action, and returns its result. */
export async function during<Result>(work: Promise<Result>): Promise<Result> {
  let isDone = false
  const watched = async () => {
    try {
      await work
    } finally {
      isDone = true
    }
  }
  void watched().catch(() => undefined)
  await until(() => isDone)
  return work
}

/** Lets this much time pass. */
export async function passing(ms: number): Promise<void> {
  const end = Date.now() + ms
  await until(() => Date.now() >= end)
}
