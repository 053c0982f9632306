import type { Router } from './router.ts'

/** The kind of page that a link of the shop leads to: `/product`, `/products/search`, `/account`. Pages of one kind share a script. */
export function linkTarget({ basename = '/' }: Router, link: HTMLAnchorElement): string {
  const path = link.pathname.slice(basename.replace(/\/$/, '').length)
  return /^\/(?:products\/[^/]*|[^/]*)/.exec(path)?.[0] ?? ''
}
