import { expect, test } from 'vitest'
import {
  readStartupLink,
  type StartupLink,
  withoutStartupLink,
} from '../../src/domain/engagement/startupLink.ts'

const nothing: StartupLink = {
  asksPlace: false,
  items: null,
  list: null,
  item: null,
  commercialOptOut: null,
  linkSession: null,
  notify: null,
  game: null,
}

test.each<[string, Partial<StartupLink>]>([
  ['', {}],
  ['?sort=price&title=Deals', {}],
  ['?askPlace', { asksPlace: true }],
  ['?variants=variant-1,variant-2', { items: { ids: ['variant-1', 'variant-2'], source: 'link' } }],
  [
    '?variants=variant-1,variant-1&source=restock',
    { items: { ids: ['variant-1', 'variant-1'], source: 'restock' } },
  ],
  // Invalid ids are left out, and a link with invalid ids only does nothing.
  ['?variants=variant-1,<b>', { items: { ids: ['variant-1'], source: 'link' } }],
  ['?variants=,', {}],
  ['?list=10000001', { list: '10000001' }],
  ['?list=10000001&item=variant-1', { list: '10000001', item: 'variant-1' }],
  ['?list=../account', {}],
  ['?optOut=true', { commercialOptOut: true }],
  ['?optOut=false', { commercialOptOut: false }],
  ['?optOut=perhaps', {}],
  ['?linkSession=failure', { linkSession: 'failure' }],
  ['?linkSession=soon', {}],
  ['?notify=variant-1', { notify: 'variant-1' }],
  ['?game=market-wheel', { game: 'market-wheel' }],
])('%s', (query, asked) => {
  expect(readStartupLink(new URLSearchParams(query))).toEqual({ ...nothing, ...asked })
})

test('used parameters leave the address, and the page’s own query stays', () => {
  const without = (query: string) => withoutStartupLink(new URLSearchParams(query))
  expect(without('?game=market-wheel')).toBe('')
  expect(without('?sort=price&variants=a&source=restock&brandFilter=1')).toBe('?sort=price&brandFilter=1')
})
