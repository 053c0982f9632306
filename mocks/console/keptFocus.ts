const CONTROL = 'a[href], button:not(:disabled), input, select, textarea, summary'

/** The control that has the focus, and what is around it, noted while it is on the page: that may disappear with it. */
interface Held {
  control: Element
  /** The parts that contain it, the innermost first. */
  around: readonly HTMLElement[]
  /** The rows of the list that it is in; none outside a list. */
  rows: readonly Element[]
}

function heldIn(root: HTMLElement, control: Element): Held {
  const around: HTMLElement[] = []
  for (let part = control.parentElement; part && root.contains(part); part = part.parentElement)
    around.push(part)
  const row = around.find(({ localName }) => localName === 'li')
  return { control, around, rows: [...(row?.parentElement?.children ?? [])] }
}

const isOnPage = ({ isConnected }: Element): boolean => isConnected

/** The first control of the next row, else of the row before; null outside a list, and in a row that has stayed. */
function inNextRow({ control, rows }: Held): HTMLElement | null {
  const at = rows.findIndex((row) => row.contains(control))
  if (at === -1) return null
  const row = rows.slice(at + 1).find(isOnPage) ?? rows.slice(0, at).findLast(isOnPage)
  return row?.querySelector<HTMLElement>(CONTROL) ?? null
}

/** The heading of a part, or the part itself where a tab names it; null for a part without a name. */
function nameOf(part: HTMLElement): HTMLElement | null {
  if (part.getAttribute('role') === 'tabpanel') return part
  return part.querySelector(part.matches('section, aside') ? 'h2, h3, h4' : ':scope > h3, :scope > h4')
}

/**
 * Moves the focus where the control that has it disappears from `root`: to the next row of its list, else to the heading of the part that it was
 * in. It stays where it is if another element has it by then, or if the control had lost it before. Returns a function that ends it.
 */
export function keepFocus(root: HTMLElement): () => void {
  let held: Held | null = null
  const hold = ({ target }: FocusEvent) => {
    if (target instanceof Element) held = heldIn(root, target)
  }
  // Some browsers send `focusout` for a removed control as well. A window that loses the focus keeps its element.
  const release = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (held?.control === target && held.control.isConnected && document.activeElement !== target)
        held = null
    })
  const moveOn = () => {
    if (!held) return
    if (held.control.isConnected) {
      held = heldIn(root, held.control)
      return
    }
    const lost = held
    held = null
    if (document.activeElement !== document.body) return
    for (const place of [inNextRow(lost), ...lost.around.filter(isOnPage).map(nameOf)]) {
      if (!place) continue
      if (!place.matches(`${CONTROL}, [tabindex]`)) place.tabIndex = -1
      place.focus()
      // A part that is folded away takes no focus.
      if (document.activeElement === place) return
    }
  }
  // Enter that is held down presses again and again: it would go on in the next row.
  const pressOnce = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement)
      event.preventDefault()
  }
  const observer = new MutationObserver(moveOn)
  root.addEventListener('focusin', hold)
  root.addEventListener('focusout', release)
  root.addEventListener('keydown', pressOnce)
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', hold)
    root.removeEventListener('focusout', release)
    root.removeEventListener('keydown', pressOnce)
  }
}
