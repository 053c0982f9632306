import type { StartUp } from '../startUp.ts'
import { screenAt } from '../head/screenAt.ts'

const isStyle = (file: string): boolean => file.endsWith('.css')

/** All style sheets of the page's first view: a missing one would shift the layout when it loads. */
export function stylesOf(path: string, { entryStyles, preload, pages }: StartUp): string[] {
  const own = pages[screenAt(path)] ?? []
  return [...new Set([...entryStyles, ...preload.filter(isStyle), ...own.filter(isStyle)])]
}
