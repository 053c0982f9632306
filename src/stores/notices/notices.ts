import type { MessageKey } from '../../i18n/keys.ts'
import { store } from '../base/store.ts'

export interface Notice {
  id: number
  key: MessageKey
  values?: Readonly<Record<string, string | number>> | undefined
  tone: 'success' | 'info' | 'error'
  action?: { key: MessageKey; run: () => void } | undefined
  /** Notices of one slot replace each other. */
  slot?: string | undefined
  /** Until it is dismissed: what a shopper must not miss. */
  stays?: true
  /** What the shopper pressed has said it already: shown, and not read out once more. */
  isSaid?: true
}

/** More than these would cover the goods. */
const SHOWN_AT_ONCE = 3

export const useNotices = store<{ notices: readonly Notice[]; lastId: number }>({ notices: [], lastId: 0 })

/** The newest, and each that stays. */
function shown(notices: readonly Notice[]): readonly Notice[] {
  const passing = notices.filter(({ stays }) => !stays)
  const dropped = new Set(passing.slice(0, Math.max(0, notices.length - SHOWN_AT_ONCE)))
  return notices.filter((notice) => !dropped.has(notice))
}

/** Shows a notice and tells its id; the oldest makes room, unless it stays. */
export function notify(notice: Omit<Notice, 'id'>): number {
  const { notices, lastId } = useNotices.getState()
  const id = lastId + 1
  const others = notices.filter((other) => !notice.slot || other.slot !== notice.slot)
  useNotices.setState({ notices: shown([...others, { ...notice, id }]), lastId: id })
  return id
}

export const dismissNotice = (id: number): void =>
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }))

/** Takes away what a slot shows, if anything. */
export const dismissSlot = (slot: string): void =>
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.slot !== slot) }))
