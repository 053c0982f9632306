import { useState } from 'react'
import { reasonOf } from './reason.ts'
import type { Controls } from '../../controls/controls.ts'
import { useControls } from '../useControls.ts'
import { type ConsoleTranslate, useConsoleTexts } from '../texts.ts'

export interface Doing {
  /** What became of the last thing done; empty before. */
  said: string
  isBusy: boolean
  /** Runs an action and shows the text that `work` returns, or why it failed. */
  act(work: (say: ConsoleTranslate, controls: Controls) => Promise<string>): void
}

/** Actions run one after the other; each shows its result. */
export function useDoing(): Doing {
  const say = useConsoleTexts()
  const controls = useControls()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  async function run(work: (say: ConsoleTranslate, controls: Controls) => Promise<string>) {
    setBusy(true)
    try {
      setSaid(await work(say, controls))
    } catch (error) {
      setSaid(reasonOf(error, say))
    } finally {
      setBusy(false)
    }
  }
  return { said, isBusy, act: (work) => void run(work) }
}
