import type { Section } from '../../../fixtures/content/text.ts'
import type { ContentSection, PagesAtHand } from '../../../src/contract/entities/content.ts'
import type { PageInfo } from '../../../src/contract/entities/page.ts'
import { seoFor } from '../../base/texts.ts'
import { rangeAsked } from '../listings.ts'
import type { PageRequest } from './pageRequest.ts'

interface Placed {
  id: string
  section: Section
}

/** HTML with the shop's address and number put in. */
export const filledIn = (html: string, { config }: PageRequest): string =>
  html.replaceAll('{email}', config.supportEmail).replaceAll('{careline}', config.careline)

/** The shop's contact addresses. */
export const contactOf = ({ config: { supportEmail, careline } }: PageRequest) => ({ supportEmail, careline })

/** Sections with their places in the whole text, so that one keeps its address whatever part of the text is shown. */
export const placed = (sections: readonly Section[]): Placed[] =>
  sections.map((section, index) => ({ id: `part-${index + 1}`, section }))

/** The sections as pages show them, with the contact addresses of the shop filled in. */
export const sectionsIn = (sections: readonly Placed[], request: PageRequest): ContentSection[] =>
  sections.map(({ id, section: [heading, html] }) => ({ id, heading, html: filledIn(html, request) }))

/** The part of a list for a `/pages/:range` address; without one the first page, or `all` of it. */
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
  { texts }: PageRequest,
): PageInfo => ({
  kind,
  canonicalPath,
  seo: seoFor(texts, 'text', { title, summary }),
  breadcrumbs: [],
})
