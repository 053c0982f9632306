import { useState } from 'react'
import { reasonOf } from './reason.ts'
import { type ConsoleTranslate, useWords } from '../words.ts'

export interface Doing {
  /** What became of the last thing done; empty before. */
  said: string
  isBusy: boolean
  /** Does something, and says what `work` answers; or why it could not be done. */
  act(work: (say: ConsoleTranslate) => Promise<string>): void
}

/** One thing after the other, each told when it is done. */
export function useDoing(): Doing {
  const say = useWords()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  async function run(work: (say: ConsoleTranslate) => Promise<string>) {
    setBusy(true)
    try {
      setSaid(await work(say))
    } catch (error) {
      setSaid(reasonOf(error, say))
    } finally {
      setBusy(false)
    }
  }
  return { said, isBusy, act: (work) => void run(work) }
}
