import { openModal } from '../../stores/overlays/modals.ts'
import { openPanel } from '../../stores/overlays/panels.ts'
import { restoreShortcuts, useShortcuts } from '../../stores/search/shortcuts.ts'
import { isCovered } from './whenUncovered.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=combobox]'))

/** The search that is on screen: a wide one has a field, a phone's opens its dialog, and some pages have none. */
function goToSearch(): boolean {
  const fields = Array.from(document.querySelectorAll<HTMLElement>('header [role=combobox]'))
  const field = fields.find((each) => each.checkVisibility?.() ?? true)
  if (field) {
    field.focus()
    return true
  }
  const hasSearch = document.querySelector('header a[aria-haspopup=dialog]') !== null
  if (hasSearch) openPanel('search')
  return hasSearch
}

function follow(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, target, defaultPrevented } = event
  if (altKey || ctrlKey || metaKey || defaultPrevented || isTyping(target)) return
  if (isCovered() || !useShortcuts.getState().areOn) return
  if (key === '/' && goToSearch()) event.preventDefault()
  if (key === '?') {
    event.preventDefault()
    openModal({ kind: 'shortcuts' })
  }
}

/** `/` goes to the search, `?` shows what else the keyboard does; neither while somebody types or answers a dialog. */
export function listenForShortcuts(): () => void {
  restoreShortcuts()
  document.addEventListener('keydown', follow)
  return () => document.removeEventListener('keydown', follow)
}
