import type { Page } from 'playwright-core'

/** A page that a visit may start on. */
export const milkSearch = '/products/search/milk'
export const firstResult = (page: Page) => page.getByRole('main').getByRole('link', { name: /milk/i }).first()

/** Counts the document loads of a page. */
export function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}
