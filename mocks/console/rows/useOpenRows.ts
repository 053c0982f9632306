import { useCallback, useState } from 'react'

/** Which rows are open, by their keys, and what opens or closes one; that stays the same function. */
export function useOpenRows<Key>() {
  const [open, setOpen] = useState<ReadonlySet<Key>>(new Set<Key>())
  const toggle = useCallback((key: Key) => {
    setOpen((before) =>
      before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key]),
    )
  }, [])
  return [open, toggle] as const
}
