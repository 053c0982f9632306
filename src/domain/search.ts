import { SEARCH_PAGE_MINIMUM } from '../contract/limits.ts'

/** The search page runs for terms of three characters and more (document 1 §5). */
export const canSearch = (term: string): boolean => Array.from(term.trim()).length >= SEARCH_PAGE_MINIMUM
