import type { SeenAs } from '../../scenarios/row.ts'

/** What the shop did: a text on screen and its place, the focus on an invalid field, a load of the page, an entry in the shop's error log. */
export interface Sighting {
  as: SeenAs | 'focus' | 'reload' | 'log'
  text: string
}

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

const namedBy = (element: Element, attribute: string): string =>
  (element.getAttribute(attribute) ?? '')
    .split(' ')
    .map((id) => textOf(element.ownerDocument.querySelector(`#${CSS.escape(id)}`)))
    .join(' ')
    .trim()

const nameOf = (dialog: Element): string =>
  dialog.getAttribute('aria-label') ??
  (namedBy(dialog, 'aria-labelledby') || textOf(dialog.querySelector('h2')))

const places: readonly (readonly [as: SeenAs, selector: string, read: (element: Element) => string])[] = [
  ['notice', '[role="status"] li > span', textOf],
  ['alert', '[role="alert"]', textOf],
  ['dialog', '[role="dialog"]', nameOf],
  ['page', 'h1', textOf],
  ['field', '[aria-invalid="true"]', (field) => namedBy(field, 'aria-describedby')],
]

/** Whether styles let an element be seen. A text for screen readers counts, a hidden one does not. */
function isVisible(element: Element): boolean {
  if (getComputedStyle(element).visibility === 'hidden') return false
  for (let each: Element | null = element; each; each = each.parentElement)
    if (getComputedStyle(each).display === 'none') return false
  return true
}

/** The visible texts by their elements: notices, messages, dialogs, the page's heading, field errors. Excludes the console. */
export const sightingsIn = (page: ParentNode): Map<Element, Sighting> =>
  new Map(
    places.flatMap(([as, selector, read]) =>
      [...page.querySelectorAll(selector)]
        .filter((element) => element.closest('[data-mock-console]') === null && isVisible(element))
        .map((element): [Element, Sighting] => [element, { as, text: read(element) }])
        .filter(([, { text }]) => text !== ''),
    ),
  )

/** The invalid field that has the focus, as a sighting; null without one. */
export function focusIn(page: Document): { field: Element; sighting: Sighting } | null {
  const { activeElement: field } = page
  if (field?.getAttribute('aria-invalid') !== 'true' || field.closest('[data-mock-console]') !== null)
    return null
  return { field, sighting: { as: 'focus', text: namedBy(field, 'aria-describedby') } }
}
