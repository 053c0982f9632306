import { expect } from 'vitest'

/**
 * Fails if `items` is not empty, with one sentence for each: what is wrong, the file to change, and an example of the line that it needs.
 */
export function expectNone<Item>(items: readonly Item[], advice: (item: Item) => string): void {
  expect(items, ['', ...items.map(advice), ''].join('\n')).toEqual([])
}
