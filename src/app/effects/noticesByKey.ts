import { useNotices } from '../../stores/notices/notices.ts'

const inputs = ['keydown', 'pointerdown'] as const

/**
 * A notice with an action stays if the shopper's last input was a key: "Undo" is the only way back from a deletion, and its button is the last one in the tab
 * order, which takes longer than the notice is shown.
 */
export function keepNoticesByKey(): () => void {
  let isByKey = false
  const follow = ({ type }: Event) => {
    isByKey = type === 'keydown'
  }
  for (const input of inputs) addEventListener(input, follow, { capture: true, passive: true })
  const stop = useNotices.subscribe(({ notices, lastId }, before) => {
    const newest = notices.at(-1)
    if (!isByKey || lastId === before.lastId || !newest?.action) return
    useNotices.setState({ notices: [...notices.slice(0, -1), { ...newest, isKept: true }] })
  })
  return () => {
    stop()
    for (const input of inputs) removeEventListener(input, follow, { capture: true })
  }
}
