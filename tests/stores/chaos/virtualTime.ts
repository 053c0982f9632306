import { vi } from 'vitest'

const STEP_MS = 5
/** Longer than any wait of the shop's own; what is not there by then never comes. */
const PATIENCE_MS = 120_000

/** What the machine itself has to do, such as loading a module, happens between two steps. */
const machine = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Lets nobody wait for real: from now on time passes only while `until` or `during` lets it. */
export function stopTime(at: number): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: at })
}

/** Lets time pass until something holds. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let passed = 0; passed < PATIENCE_MS; passed += STEP_MS) {
    await machine()
    if (isSo()) return
    await vi.advanceTimersByTimeAsync(STEP_MS)
  }
  throw new Error(`It did not come about: ${isSo.toString()}`)
}

/** Lets time pass while something is done, and answers what came of it. */
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

/** Lets so much time pass. */
export async function passing(ms: number): Promise<void> {
  const end = Date.now() + ms
  await until(() => Date.now() >= end)
}
