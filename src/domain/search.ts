import {
  LIST_SEARCH_MINIMUM,
  SEARCH_PAGE_MINIMUM,
  SEO_DESCRIPTION_TERM,
  SEO_TITLE_TERM,
} from '../contract/limits.ts'

/** The search page runs for terms of three characters and more (document 1 §5). */
export const canSearch = (term: string): boolean => Array.from(term.trim()).length >= SEARCH_PAGE_MINIMUM

/** A search inside a list starts at two characters (document 1 §5). */
export const canSearchList = (term: string): boolean => Array.from(term.trim()).length >= LIST_SEARCH_MINIMUM

/** Cuts a text to a length and adds an ellipsis; never inside a character of several code units. */
function cutTo(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : text
}

/** The term as the search page's title shows it (document 1 §5). */
export const termInTitle = (term: string): string => cutTo(term, SEO_TITLE_TERM)

/** The term as the search page's description shows it (document 1 §5). */
export const termInDescription = (term: string): string => cutTo(term, SEO_DESCRIPTION_TERM)
