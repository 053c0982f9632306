import { SEARCH_PAGE_MINIMUM } from '../contract/limits.ts'

/** Whether a search term has at least so many characters, without the spaces around it. */
export const isLongEnough = (term: string, minimum: number): boolean =>
  Array.from(term.trim()).length >= minimum

/** The search page runs for terms of three characters and more (document 1 §5). */
export const canSearch = (term: string): boolean => isLongEnough(term, SEARCH_PAGE_MINIMUM)
