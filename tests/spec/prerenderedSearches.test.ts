import { describe, expect, test } from 'vitest'
import { addresses, unlisted } from '../../build/prerender/addresses.ts'
import { searches } from '../../build/prerender/searches.ts'
import { assortment } from '../../mocks/catalogue/catalogue.ts'
import { searched } from '../../mocks/catalogue/search.ts'
import { expectNone } from './expectNone.ts'

describe('searches that are prerendered', () => {
  test('are a hundred, and start with the top searches in English and Malay', () => {
    expect(searches).toHaveLength(100)
    expect(searches.slice(0, 14)).toEqual([
      'milk',
      'mee',
      'kopi',
      'eggs',
      'rice',
      'sambal',
      'bread',
      'durian',
      'ikan bilis',
      'santan',
      'susu',
      'telur',
      'beras',
      'roti',
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

  test('each has results, and no two are the same on a disk that ignores case', () => {
    expectNone(
      searches.filter((term) => searched(term, assortment).length === 0),
      (term) => `"${term}" is prerendered and has no results. Remove it in build/prerender/searches.ts.`,
    )
    expectNone(
      searches.filter((term) => term !== term.toLowerCase()),
      (term) => `"${term}" has capitals. Write it in build/prerender/searches.ts as '${term.toLowerCase()}'.`,
    )
  })

  test('the sitemap omits them', () => {
    expect(unlisted).toContain('/products/search/root%20vegetables')
    const now = Date.parse('2026-01-05T00:00:00Z')
    expect(addresses(now).filter((path) => path.includes('/search/'))).toEqual([])
  })
})
