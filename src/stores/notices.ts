import type { WordKey } from '../i18n/keys.ts'
import { store } from './store.ts'

export interface Notice {
  id: number
  key: WordKey
  values?: Readonly<Record<string, string | number>> | undefined
  tone: 'success' | 'info' | 'error'
  action?: { key: WordKey; run: () => void } | undefined
  /** Notices of one slot replace each other. */
  slot?: string | undefined
}

/** More than these would cover the goods. */
const SHOWN_AT_ONCE = 3

export const useNotices = store<{ notices: readonly Notice[]; lastId: number }>({ notices: [], lastId: 0 })

/** Shows a notice and tells its id; the oldest makes room. */
export function notify(notice: Omit<Notice, 'id'>): number {
  const { notices, lastId } = useNotices.getState()
  const id = lastId + 1
  const others = notices.filter((other) => !notice.slot || other.slot !== notice.slot)
  useNotices.setState({ notices: [...others, { ...notice, id }].slice(-SHOWN_AT_ONCE), lastId: id })
  return id
}

export const dismissNotice = (id: number): void =>
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }))

/** Takes away what a slot shows, if anything. */
export const dismissSlot = (slot: string): void =>
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.slot !== slot) }))
