import { useState } from 'react'
import { reasonOf } from './reason.ts'
import type { Controls } from '../../controls/controls.ts'
import { useControls } from '../useControls.ts'
import { type ConsoleTranslate, useConsoleTexts } from '../texts.ts'

export interface Outcome {
  said: string
}

export interface Doing {
  /** The result of the last action, a new object each time; empty before. */
  outcome: Outcome
  isBusy: boolean
  /** Runs an action and shows the text that `work` returns, or why it failed. */
  act(work: (say: ConsoleTranslate, controls: Controls) => Promise<string>): void
}

/** Actions run one after the other; each shows its result. */
export function useDoing(): Doing {
  const say = useConsoleTexts()
  const controls = useControls()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({ said: '' })
  async function run(work: (say: ConsoleTranslate, controls: Controls) => Promise<string>) {
    setBusy(true)
    try {
      setOutcome({ said: await work(say, controls) })
    } catch (error) {
      setOutcome({ said: reasonOf(error, say) })
    } finally {
      setBusy(false)
    }
  }
  return { outcome, isBusy, act: (work) => void run(work) }
}
