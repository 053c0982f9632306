/** A page as React wrote it, taken apart. */
export interface Markup {
  /** What belongs in the document's head. */
  head: string
  body: string
  /** The pictures of the first view that have to be fetched, in the order in which they stand. */
  pictures: string[]
}

/** The text of a picture (SVG) by its address in the page. */
type ReadPicture = (src: string) => string

const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)/
const EAGER = /<img\b[^>]*\bsrc="([^"]*)"[^>]*\bloading="eager"[^>]*>/g

/** The first that a page names as the one to fetch before others. */
const PRIOR = /<img\b[^>]*\bsrc="([^"]*)"[^>]*\bfetchpriority="high"[^>]*>/i

/** What an address may hold as it is, which brotli packs better than its code. */
const PLAIN = /%(?:20|2F|3A|3D)/g

/** A picture that is part of the page's own text, and so of its first paint. */
const inlined = (image: string, src: string, text: string): string =>
  image
    .replace(src, `data:image/svg+xml,${encodeURIComponent(text).replaceAll(PLAIN, decodeURIComponent)}`)
    .replace('decoding="async"', 'decoding="sync"')

/** Preloads, and what has to name an origin that nobody knows yet. */
const LEFT_OUT = /^<link rel="preload"|^<meta property="og:(?:url|image)" content="\//

/**
 * What React puts in front of a page is for the head, its own preloads aside: only the start script knows where the files are. For
 * the same reason no picture is fetched before it has spoken; those of the first view are told to it. The largest
 * in view, which is the first or the one that the page names, stands in the page itself: the largest paint is then the first.
 */
export function markupOf(html: string, readPicture: ReadPicture): Markup {
  const head: string[] = []
  let rest = html
  for (let found = HOISTED.exec(rest); found; found = HOISTED.exec(rest)) {
    if (!LEFT_OUT.test(found[0])) head.push(found[0])
    rest = rest.slice(found[0].length)
  }
  const pictures = [...rest.matchAll(EAGER)].map(([, src = '']) => src)
  const largest = new Set([pictures[0], PRIOR.exec(rest)?.[1]])
  const fetched = [...new Set(pictures)].filter((src) => !largest.has(src))
  const body = rest.replace(EAGER, (image, src: string) =>
    largest.delete(src)
      ? inlined(image, src, readPicture(src))
      : image.replace('loading="eager"', 'loading="lazy"'),
  )
  return { head: head.join(''), body, pictures: fetched }
}

/** How a page names the shop's base from the folder it lies in: `../../` from `/products/search/`. */
const upFrom = (path: string): string => '../'.repeat(path.split('/').filter(Boolean).length) || './'

/** Makes addresses that begin at the root relative to the folder of the page at `path`, in attributes and in structured data. */
export const relativeTo = (path: string, html: string): string =>
  html.replace(
    /((?:href|src|action)=")\/(?!\/)|(?<=<script type="application\/ld\+json">)[^<]*/g,
    (found, attribute?: string) =>
      attribute ? `${attribute}${upFrom(path)}` : found.replaceAll(/"\/(?!\/)/g, `"${upFrom(path)}`),
  )
