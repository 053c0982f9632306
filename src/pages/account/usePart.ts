import { type RefObject, useEffect, useRef, useState } from 'react'

/** As many entries as a phone shows in some seconds of scrolling. */
const PART = 20

/** The first part of a long list, and the press that shows the next one; the focus moves to the first new row. */
export function usePart<Entry>(entries: readonly Entry[], list: RefObject<HTMLElement | null>) {
  const [count, setCount] = useState(PART)
  const firstNew = useRef<number>(null)
  useEffect(() => {
    const at = firstNew.current
    if (at === null) return
    firstNew.current = null
    list.current?.querySelectorAll<HTMLElement>('[data-row]')[at]?.focus({ preventScroll: true })
  }, [count, list])
  const showMore = () => {
    firstNew.current = count
    setCount(count + PART)
  }
  return { shown: entries.slice(0, count), rest: Math.max(0, entries.length - count), showMore }
}
