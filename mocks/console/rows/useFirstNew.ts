import { type RefObject, useEffect, useRef } from 'react'

/**
 * The ref of a list that a press makes longer, to `limit` entries: the first new entry gets the focus, because the button for more is below
 * all of them, or gone.
 */
export function useFirstNew(limit: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(limit)
  useEffect(() => {
    if (limit > before.current)
      list.current?.children[before.current]?.querySelector<HTMLElement>('button, h4')?.focus()
    before.current = limit
  }, [limit])
  return list
}
