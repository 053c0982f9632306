import { named } from '../../../fixtures/named.ts'
import type { ScenarioRow } from '../row.ts'

const milkPage = `/product/${named.saleMilk}/fresh-milk`
const failing = { kind: 'status', status: 500 } as const
const waiting = { expects: null, persona: 'guest', act: 'useScreen' } as const

/** What can go wrong with the catalogue's lists and with the search (document 2 §8). */
export const searchRows: readonly ScenarioRow[] = [
  {
    id: 'categories.tree-failed',
    row: 'Category tree, complement, no-results failures',
    calls: ['readCategory'],
    fault: failing,
    ...waiting,
    start: '/products/category/110000/fruit',
    waitsFor: 'category-tree',
  },
  {
    id: 'product.complement-failed',
    row: 'Category tree, complement, no-results failures',
    calls: ['complement'],
    fault: failing,
    when: { kind: 'always' },
    expects: null,
    start: milkPage,
    persona: 'guest',
    act: 'lookBelow',
  },
  {
    id: 'search.no-results-failed',
    row: 'Category tree, complement, no-results failures',
    calls: ['searchNoResults'],
    fault: failing,
    expects: null,
    start: '/products/search/zzzz',
    persona: 'guest',
    act: 'open',
  },
  {
    id: 'lists.query-failed',
    row: 'List query failures',
    calls: ['graphql', 'ples'],
    fault: failing,
    expects: null,
    start: milkPage,
    persona: 'guest',
    act: 'swipeRow',
  },
  {
    id: 'lists.row-failed',
    row: 'List query failures',
    calls: ['softCategory', 'galleryLists'],
    fault: failing,
    when: { kind: 'always' },
    expects: null,
    start: milkPage,
    persona: 'guest',
    act: 'lookBelow',
  },
  {
    id: 'listing.more-failed',
    row: 'List query failures',
    calls: ['categoryPage'],
    fault: failing,
    expects: { key: 'listing.more_failed', as: 'alert' },
    start: '/products/category/110000/fruit',
    persona: 'guest',
    act: 'loadMore',
  },
  {
    id: 'search.more-failed',
    row: 'Search failure',
    calls: ['searchPage'],
    fault: failing,
    expects: { key: 'listing.more_failed', as: 'alert' },
    start: '/products/search/milk',
    persona: 'guest',
    act: 'loadMore',
  },
  {
    id: 'search.suggestions-failed',
    row: 'Search failure',
    calls: ['searchSuggestions'],
    fault: failing,
    when: { kind: 'always' },
    expects: null,
    start: '/',
    persona: 'guest',
    act: 'typeSearch',
  },
]
