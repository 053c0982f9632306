import { useRef, useState } from 'react'
import * as v from 'valibot'
import { keep, recallKept } from '../kept.ts'
import { type Screenshot, screenshotSchema, SCREENSHOTS_AT_MOST } from './screenshot.ts'

const KEY = 'screenshots'

export interface Screenshots {
  list: readonly Screenshot[]
  /** Whether there is room for one more. */
  hasRoom: boolean
  /** False while the tab's storage is full: a reload then loses the last changes. */
  isKept: boolean
  /** The same image is added once. */
  add(screenshot: Screenshot): void
  remove(screenshot: Screenshot): void
}

/** The screenshots of this tab, kept beside the notes. A reload keeps them. */
export function useScreenshots(): Screenshots {
  const [list, setList] = useState<readonly Screenshot[]>(
    () => recallKept(KEY, v.array(screenshotSchema)) ?? [],
  )
  const [isKept, setKept] = useState(true)
  // An image is read while another is removed.
  const latest = useRef(list)
  function change(next: readonly Screenshot[]) {
    latest.current = next
    setList(next)
    setKept(keep(KEY, next.length === 0 ? null : next))
  }
  return {
    list,
    hasRoom: list.length < SCREENSHOTS_AT_MOST,
    isKept,
    add(screenshot) {
      if (latest.current.some(({ url }) => url === screenshot.url)) return
      change([...latest.current, screenshot].slice(0, SCREENSHOTS_AT_MOST))
    },
    remove: (screenshot) => change(latest.current.filter((each) => each !== screenshot)),
  }
}
