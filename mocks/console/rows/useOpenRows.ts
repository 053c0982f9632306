import { useCallback, useState } from 'react'

/** The keys of the open rows, and a stable function that opens or closes one. */
export function useOpenRows<Key>() {
  const [open, setOpen] = useState<ReadonlySet<Key>>(new Set<Key>())
  const toggle = useCallback((key: Key) => {
    setOpen((before) =>
      before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key]),
    )
  }, [])
  return [open, toggle] as const
}
