/** The shop's typeface; the file is relative to the base path. */
export interface Font {
  family: string
  file: string
  weight: string
}

/** The page that was prerendered into a file at build time (`build/prerender.ts`). */
export interface PrerenderedPage {
  /** Its path inside the shop. */
  path: string
  /** The stored values, by key, of a visitor whom the page fits. */
  kept: Readonly<Record<string, string>>
  /** The key that is stored in a tab that shows another page. */
  controlled: string
  /** Its data, relative to the base path: the page's own, and the part that all pages share. */
  data: string
  shared: string
}

interface Visitor {
  language: string
  search: string
  remembered: (key: string, where?: 'localStorage' | 'sessionStorage') => string | null
}

/** Whether the prerendered page fits this visitor: in English, for a guest without stored state, at the plain address. */
export const isForVisitor = (
  { kept, controlled }: Pick<PrerenderedPage, 'kept' | 'controlled'>,
  { language, search, remembered }: Visitor,
): boolean =>
  language === 'en' &&
  search === '' &&
  Object.entries(kept).every(([key, value]) => [null, value].includes(remembered(key))) &&
  remembered(controlled, 'sessionStorage') === null

const readable = (pathname: string): string | null => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** The base path for which the page `path` is at `pathname`, or null for another page. A host may add a slash to a page's address. */
export function baseOf(pathname: string, path: string, fixed: string | null): string | null {
  const opened = readable(pathname)
  const ending = path === '/' ? path : path.slice(1)
  const trimmed = path === '/' ? opened : opened?.replace(/\/$/, '')
  if (!trimmed?.endsWith(ending)) return null
  const base = path === '/' ? trimmed : trimmed.slice(0, -ending.length)
  if (!base.endsWith('/') || (fixed !== null && base !== fixed)) return null
  return base
}
