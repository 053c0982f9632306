import type { Page } from 'playwright-core'

/** A page that anybody may come to first. */
export const milkSearch = '/products/search/milk'
export const firstResult = (page: Page) => page.getByRole('main').getByRole('link', { name: /milk/i }).first()

/** How often the page was loaded anew. */
export function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}
