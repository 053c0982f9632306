import { startTransition, useEffect, useState } from 'react'

/** False while something is drawn for the first time, true soon after it is on the screen: for what lies outside the view. */
export function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsPainted(true)))
    return () => clearTimeout(timer)
  }, [])
  return isPainted
}
