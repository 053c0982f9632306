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
  /** Stays until it is dismissed, for what a shopper must not miss. */
  stays?: true
  /** Stays until it is dismissed or newer ones replace it. */
  isKept?: true
  /** The pressed control has announced it: the notice is shown and not announced again. */
  isSaid?: boolean
}

/** More than these would cover the products. */
const SHOWN_AT_ONCE = 3

export const useNotices = store<{ notices: readonly Notice[]; lastId: number }>({ notices: [], lastId: 0 })

/** Without the oldest ones, where there are too many; the newest and those that stay are kept. */
function shown(notices: readonly Notice[]): readonly Notice[] {
  const passing = notices.slice(0, -1).filter(({ stays }) => !stays)
  const dropped = new Set(passing.slice(0, Math.max(0, notices.length - SHOWN_AT_ONCE)))
  return notices.filter((notice) => !dropped.has(notice))
}

/** Shows a notice and returns its id; the oldest is removed, unless it stays. */
export function notify(notice: Omit<Notice, 'id'>): number {
  const { notices, lastId } = useNotices.getState()
  const id = lastId + 1
  const others = notices.filter((other) => !notice.slot || other.slot !== notice.slot)
  useNotices.setState({ notices: shown([...others, { ...notice, id }]), lastId: id })
  return id
}

export const dismissNotice = (id: number): void =>
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }))

/** Removes the notice of a slot. */
export const dismissSlot = (slot: string): void =>
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.slot !== slot) }))
