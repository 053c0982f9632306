import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Controls } from '../controls/controls.ts'
import { useTools } from './useControls.ts'

/** The result of an asynchronous query of the controls, repeated after each change; null before the first result. `ask` must be stable. */
export function useAsked<Answer>(ask: (controls: Controls) => Promise<Answer>): Answer | null {
  const { controls, pulse } = useTools()
  const count = useSyncExternalStore(pulse.subscribe, pulse.count)
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    let isWanted = true
    const put = async () => {
      const found = await ask(controls)
      if (isWanted) setAnswer(found)
    }
    void put()
    return () => {
      isWanted = false
    }
  }, [ask, controls, count])
  return answer
}
