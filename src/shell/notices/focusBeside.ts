import { focusMain } from '../../ui/layout/focusMain.ts'

/** For a part that is removed while it has the focus: focuses the first of these controls that is not in it, else the page. */
export function focusBeside(removed: Element | null, controls: Iterable<HTMLElement>): void {
  for (const control of controls) if (!removed?.contains(control)) return control.focus()
  focusMain()
}
