import { openModal } from '../../stores/overlays/modals.ts'
import { openPanel } from '../../stores/overlays/panels.ts'
import { restoreShortcuts, useShortcuts } from '../../stores/search/shortcuts.ts'
import { isCovered } from '../../stores/overlays/whenUncovered.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=combobox]'))

/** Focuses the search field of a wide screen, or opens the search dialog of a phone. Returns false on a page without a search. */
function openSearch(): boolean {
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

function handleKey(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, target, defaultPrevented } = event
  if (altKey || ctrlKey || metaKey || defaultPrevented || isTyping(target)) return
  if (isCovered() || !useShortcuts.getState().areOn) return
  if (key === '/' && openSearch()) event.preventDefault()
  if (key === '?') {
    event.preventDefault()
    openModal({ kind: 'shortcuts' })
  }
}

/** `/` focuses the search and `?` lists the shortcuts, except in a text field or an open dialog. */
export function listenForShortcuts(): () => void {
  restoreShortcuts()
  document.addEventListener('keydown', handleKey)
  return () => document.removeEventListener('keydown', handleKey)
}
