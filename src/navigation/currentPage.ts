import type { PageData } from '../contract/entities/page.ts'
import type { Router } from './router.ts'

/** The data of the page on screen; empty for a page without data. */
export const currentPageData = ({ state }: Pick<Router, 'state'>): Partial<PageData> =>
  Object.values(state.loaderData).find(
    (data): data is PageData => typeof data === 'object' && data !== null && 'page' in data,
  ) ?? {}
