import type { SeenAs } from '../../scenarios/row.ts'

/** A text on screen, and its place. */
export interface Sighting {
  as: SeenAs
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

/** The texts on screen: notices, messages, dialogs, the page's heading, field errors. Excludes the console. */
export const sightingsIn = (page: ParentNode): Sighting[] =>
  places.flatMap(([as, selector, read]) =>
    [...page.querySelectorAll(selector)]
      .filter((element) => element.closest('[data-mock-console]') === null)
      .map((element) => ({ as, text: read(element) }))
      .filter(({ text }) => text !== ''),
  )

export const isSame = (one: Sighting, other: Sighting): boolean =>
  one.as === other.as && one.text === other.text
