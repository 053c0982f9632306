import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { queryAllByLabelText, queryAllByRole } from '@testing-library/dom'
import type { Part } from './tab.ts'

declare global {
  interface Window {
    TestingLibraryDom?: {
      queryAllByLabelText: typeof queryAllByLabelText
      queryAllByRole: typeof queryAllByRole
    }
  }
}

const library = join(
  dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
  'dist/@testing-library/dom.umd.min.js',
)

/** The script that finds elements by role and name, the same in each engine. */
export const finderScript = readFileSync(library, 'utf8')

/** Runs in the page: the first visible and enabled part with this role and name, or the field with this label; null when there is none, or the script is not there. */
export function findInPage({ role, name }: Part): HTMLElement | null {
  const pattern = /^\/(.*)\/$/.exec(name)?.[1]
  const wanted = pattern === undefined ? name : new RegExp(pattern)
  // A field for a password has no role.
  const found =
    role === 'field'
      ? window.TestingLibraryDom?.queryAllByLabelText(document.body, wanted)
      : window.TestingLibraryDom?.queryAllByRole(document.body, role, { name: wanted })
  const isUsable = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled')
  return found?.find(isUsable) ?? null
}

/** Runs in the page. */
export const hasFinder = (): boolean => window.TestingLibraryDom !== undefined

/** Runs in the page: brings the part to the middle of the window and returns whether a press there reaches it, and it no longer moves. */
export async function bringIntoView(part: HTMLElement): Promise<boolean> {
  part.scrollIntoView({ block: 'center', behavior: 'instant' })
  const place = () => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const before = place()
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  const { x, y } = place()
  return x === before.x && y === before.y && part.contains(document.elementFromPoint(x, y))
}

/** Runs in the page: what is typed then replaces the text of the field. */
export function selectText(field: HTMLElement): void {
  field.focus()
  if (field instanceof HTMLInputElement) field.select()
}
