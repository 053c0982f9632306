import type { Router } from './router.ts'

/**
 * The kind of page that a link of the shop leads to. What begins alike is drawn by the same script: `/product`, `/products/search`,
 * `/account`.
 */
export function pageKindOf({ basename = '/' }: Router, link: HTMLAnchorElement): string {
  const path = link.pathname.slice(basename.replace(/\/$/, '').length)
  return /^\/(?:products\/[^/]*|[^/]*)/.exec(path)?.[0] ?? ''
}
