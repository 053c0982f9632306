import { useState } from 'react'

/** True as soon as `value` has been true once. */
export function useWasTrue(value: boolean): boolean {
  const [was, setWas] = useState(value)
  if (value && !was) setWas(true)
  return was || value
}
