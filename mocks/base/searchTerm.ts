/** Whether a search term has at least so many characters, without the spaces around it (document 1 §5, Search). */
export const isLongEnough = (term: string, minimum: number): boolean =>
  Array.from(term.trim()).length >= minimum
