import type { Section } from '../../../fixtures/content/text.ts'
import type { ContentSection, PagesAtHand } from '../../../src/contract/entities/content.ts'
import type { PageInfo } from '../../../src/contract/entities/page.ts'
import { seoFor } from '../../words.ts'
import { rangeAsked } from '../listings.ts'
import type { PageRequest } from './pageRequest.ts'

/** HTML with the shop's address and number put in. */
export const filledIn = (html: string, { config }: PageRequest): string =>
  html.replaceAll('{email}', config.supportEmail).replaceAll('{careline}', config.careline)

export const sectionsIn = (sections: readonly Section[], request: PageRequest): ContentSection[] =>
  sections.map(([heading, html]) => ({ heading, html: filledIn(html, request) }))

/** The part of a list that an address asks for by its `/pages/:range`; without one the first page, or `all` of it. */
export function partAsked<T>(
  items: readonly T[],
  aPage: number,
  { params }: PageRequest,
  without: 'all' | 'first',
): { items: T[]; pages: PagesAtHand } {
  const pageCount = Math.max(1, Math.ceil(items.length / aPage))
  const range = params['range']
  const asked =
    range === undefined ? { first: 1, last: without === 'all' ? pageCount : 1 } : rangeAsked(range)
  const firstPage = Math.min(asked.first, pageCount)
  const lastPage = Math.min(asked.last, pageCount)
  return {
    items: items.slice((firstPage - 1) * aPage, lastPage * aPage),
    pages: { firstPage, lastPage, pageCount },
  }
}

/** What a content page is, under its own title. */
export const infoOf = (
  kind: PageInfo['kind'],
  canonicalPath: string,
  title: string,
  summary: string,
  { words }: PageRequest,
): PageInfo => ({
  kind,
  canonicalPath,
  seo: seoFor(words, 'text', { title, summary }),
  breadcrumbs: [],
})
