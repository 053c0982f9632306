import { describe, expect, test } from 'vitest'
import { addresses, unlisted } from '../../build/prerender/addresses.ts'
import { searches } from '../../build/prerender/searches.ts'
import { assortment } from '../../mocks/catalogue/catalogue.ts'
import { searched } from '../../mocks/catalogue/search.ts'
import { expectNone } from './expectNone.ts'

describe('searches that are prerendered', () => {
  test.each([
    ['what most make', 'ikan bilis'],
    ['a single word', 'tauhu'],
    ['a name, which is a good’s without its maker', 'light soy sauce'],
    ['the end of one', 'soy sauce'],
    ['its beginning', 'light soy'],
    ['what stands before a comma', 'egg noodles'],
    ['what stands behind it, said first', 'medium prawns'],
    ['what stands behind the word of its shelf, said first', 'low fat milk'],
    ['the same of the whole name', 'lavender fabric softener'],
    ['a shelf', 'soft drinks'],
  ])('%s: %s', (_, term) => {
    expect(searches).toContain(term)
  })

  test.each([
    ['more than three words', 'fresh milk low fat'],
    ['a maker of several words', 'pasar pilihan'],
    ['a size at its end', 'vitamin c 1000'],
    ['what ends in the middle', 'mango for'],
    ['two kinds of goods', 'coffee & tea'],
  ])('not %s: %s', (_, term) => {
    expect(searches).not.toContain(term)
  })

  test('each has results, and no two are the same on a disk that ignores case', () => {
    const terms = [...searches]
    expectNone(
      terms.filter((term) => searched(term, assortment).length === 0),
      (term) => `"${term}" is prerendered and finds nothing. Leave it out in build/prerender/searches.ts.`,
    )
    expectNone(
      terms.filter((term) => term !== term.toLowerCase()),
      (term) => `"${term}" has capitals. Write it in build/prerender/searches.ts as '${term.toLowerCase()}'.`,
    )
  })

  test('their number suits a static host, and the sitemap omits sitemap', () => {
    expect(
      searches.size,
      'Too many pages for a host of files: draw fewer in build/prerender/searches.ts.',
    ).toBeLessThan(2_000)
    expect(unlisted).toContain('/products/search/low%20fat%20milk')
    const now = Date.parse('2026-01-05T00:00:00Z')
    expect(addresses(now).filter((path) => path.includes('/search/'))).toEqual([])
  })
})
