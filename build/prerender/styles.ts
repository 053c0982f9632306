import type { StartUp } from '../startUp.ts'
import { screenAt } from '../head/screenAt.ts'

const isStyle = (file: string): boolean => file.endsWith('.css')

/** Every style sheet that the page at a path may need for its first view: without one of them it would move when that comes. */
export function stylesOf(path: string, { entryStyles, preload, pages }: StartUp): string[] {
  const own = pages[screenAt(path)] ?? []
  return [...new Set([...entryStyles, ...preload.filter(isStyle), ...own.filter(isStyle)])]
}
