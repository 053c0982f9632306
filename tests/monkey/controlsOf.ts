import type { Page } from 'playwright-core'
import type { Control } from './action.ts'

const roles: readonly string[] = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
] satisfies Control['role'][]

const isRole = (role: string): role is Control['role'] => roles.includes(role)

/** `- button "Next" [disabled]`, and in quotes where the name has a colon. */
const LINE = /^\s*- '?([a-z]+) ("(?:[^"\\]|\\.)*")(.*)$/

/** The controls in one line of Playwright's accessibility snapshot. */
function controlIn(line: string): Omit<Control, 'nth'> | null {
  const [, role = '', quoted = '', rest = ''] = LINE.exec(line) ?? []
  if (!isRole(role) || rest.includes('[disabled]')) return null
  // Inside single quotes YAML doubles them.
  const name: unknown = JSON.parse(line.trimStart().startsWith("- '") ? quoted.replaceAll("''", "'") : quoted)
  return typeof name === 'string' && name !== '' ? { role, name } : null
}

/** The dialog on top, to which everything else is out of reach; the whole page without one. */
export async function reachablePart(page: Page): Promise<string> {
  const isDialogOpen = await page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"], dialog:modal')]
    for (const dialog of document.querySelectorAll('[data-monkey-top]'))
      dialog.removeAttribute('data-monkey-top')
    const top = dialogs.findLast((dialog) => dialog.checkVisibility({ visibilityProperty: true }))
    top?.setAttribute('data-monkey-top', '')
    return top !== undefined
  })
  return isDialogOpen ? '[data-monkey-top]' : 'body'
}

/** All enabled controls that a screen reader finds, sorted, so that a seed chooses the same one whatever came first. */
export async function controlsOf(page: Page): Promise<Control[]> {
  const snapshot = await page.locator(await reachablePart(page)).ariaSnapshot()
  const counts = new Map<string, number>()
  const controls = snapshot.split('\n').flatMap((line): Control[] => {
    const control = controlIn(line)
    if (!control) return []
    const key = `${control.role} ${control.name}`
    const nth = counts.get(key) ?? 0
    counts.set(key, nth + 1)
    return [{ ...control, nth }]
  })
  return controls.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

const keyOf = ({ role, name, nth }: Control) => `${role} ${name} ${String(nth).padStart(4, '0')}`
