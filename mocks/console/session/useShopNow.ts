import { useEffect, useState } from 'react'
import { useReading } from '../useControls.ts'

const SECOND_MS = 1_000

/** The shop's time in ms, anew each second while it runs. */
export function useShopNow(): number {
  const isFrozen = useReading(({ clock }) => clock.isFrozen())
  const [, setTick] = useState(0)
  useEffect(() => {
    if (isFrozen) return undefined
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [isFrozen])
  return useReading(({ clock }) => Date.parse(clock.now()))
}
