import { describe, expect, test } from 'vitest'
import { addresses, unlisted } from '../../build/prerender/addresses.ts'
import { searches } from '../../build/prerender/searches.ts'
import { assortment } from '../../mocks/catalogue/goods.ts'
import { searched } from '../../mocks/catalogue/search.ts'
import { expectNone } from './expectNone.ts'

describe('searches that are prerendered', () => {
  test('are a hundred, and begin with those that most shoppers make, in English and in Malay', () => {
    expect(searches).toHaveLength(100)
    expect(searches.slice(0, 14)).toEqual([
      ...['milk', 'mee', 'kopi', 'eggs', 'rice', 'sambal', 'bread', 'durian', 'ikan bilis', 'santan'],
      ...['susu', 'telur', 'beras', 'roti'],
    ])
  })

  test.each([
    ['half of a category’s name', 'vegetables'],
    ['a category of several words', 'root vegetables'],
    ['a brand', 'kebun kita'],
    ['a Malay word for many products', 'sayur'],
  ])('%s: %s', (_, term) => {
    expect(searches).toContain(term)
  })

  test.each([
    ['what few products are saved under', 'tauhu'],
    ['the name of a single product', 'low fat milk'],
    ['two kinds at once', 'dairy & eggs'],
    ['a word that is too short for a search', 'mi'],
  ])('not %s: %s', (_, term) => {
    expect(searches).not.toContain(term)
  })

  test('each finds something, and no two are one on a disk that knows no capitals', () => {
    expectNone(
      searches.filter((term) => searched(term, assortment).length === 0),
      (term) => `"${term}" is prerendered and finds nothing. Leave it out in build/prerender/searches.ts.`,
    )
    expectNone(
      searches.filter((term) => term !== term.toLowerCase()),
      (term) => `"${term}" has capitals. Write it in build/prerender/searches.ts as '${term.toLowerCase()}'.`,
    )
  })

  test('search engines are not told of them', () => {
    expect(unlisted).toContain('/products/search/root%20vegetables')
    const now = Date.parse('2026-01-05T00:00:00Z')
    expect(addresses(now).filter((path) => path.includes('/search/'))).toEqual([])
  })
})
