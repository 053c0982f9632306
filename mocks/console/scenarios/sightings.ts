import type { SeenAs } from '../../scenarios/row.ts'

/** What the shop did: a text on screen and its place, a load of the page, or an entry in the shop's error log. */
export interface Sighting {
  as: SeenAs | 'reload' | 'log'
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
