/** The parts of a page that React has rendered. */
export interface Markup {
  /** The part for the document's head. */
  head: string
  body: string
}

/** The text of a picture (SVG) by its address in the page. */
type ReadPicture = (src: string) => string

const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)/
const EAGER = /<img\b[^>]*\bsrc="([^"]*)"[^>]*\bloading="eager"[^>]*>/g

/** The first picture with a high fetch priority. */
const PRIOR = /\bfetchpriority="high"/i

/** Escapes the characters that would end the attribute or the address; brotli compresses the others better unescaped. */
const asAddress = (svg: string): string =>
  svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('"', "'").replaceAll('&', '&amp;')

/** A picture inside the HTML, so that the first paint includes it. */
const inlined = (image: string, src: string, text: string): string =>
  image
    .replace(src, () => `data:image/svg+xml,${asAddress(text)}`)
    .replace('decoding="async"', 'decoding="sync"')

/** Preloads, and links that need an origin, which is unknown at build time. */
const LEFT_OUT = /^<link rel="preload"|^<meta property="og:(?:url|image)" content="\//

const widthOf = (image: string): string | undefined => /\bwidth="(\d+)"/.exec(image)?.[1]

/**
 * The largest picture of the first view on a phone: the page's declared one, or else the first. A second one may be as large; the lighter
 * of the two is used.
 */
function largestOf(html: string, readPicture: ReadPicture): string | undefined {
  const pictures = [...html.matchAll(EAGER)].map(([image, src = '']) => ({ image, src }))
  const named = pictures.findIndex(({ image }) => PRIOR.test(image))
  if (named < 0) return pictures[0]?.src
  const width = widthOf(pictures[named]?.image ?? '')
  return pictures
    .slice(named, named + 2)
    .filter(({ image }) => widthOf(image) === width)
    .toSorted((one, other) => readPicture(one.src).length - readPicture(other.src).length)[0]?.src
}

/**
 * React puts elements for the head in front of a page. They go there, except for its preloads, since only the start script knows the files'
 * addresses. For the same reason pictures are not fetched before it runs; those of the first view are marked. The largest picture of the
 * view is inlined, so that the largest paint is the first one. Where it is `linked` instead, it is fetched at once.
 */
export function markupOf(html: string, readPicture: ReadPicture, picture: 'inlined' | 'linked'): Markup {
  const head: string[] = []
  let rest = html
  for (let found = HOISTED.exec(rest); found; found = HOISTED.exec(rest)) {
    if (!LEFT_OUT.test(found[0])) head.push(found[0])
    rest = rest.slice(found[0].length)
  }
  let largest = largestOf(rest, readPicture)
  const body = rest.replace(EAGER, (image, src: string) => {
    if (src !== largest) return image.replace('loading="eager"', 'loading="lazy" data-early')
    largest = undefined
    if (picture === 'linked') return image
    return inlined(image, src, readPicture(src))
  })
  return { head: head.join(''), body }
}

/** The relative path from a page's folder to the shop's base: `../../` from `/products/search/`. */
const upFrom = (path: string): string => '../'.repeat(path.split('/').filter(Boolean).length) || './'

/** Makes addresses that begin at the root relative to the folder of the page at `path`, in attributes and in structured data. */
export const relativeTo = (path: string, html: string): string =>
  html.replace(
    /((?:href|src|srcSet|action)=")\/(?!\/)|(?<=<script type="application\/ld\+json">)[^<]*/g,
    (found, attribute?: string) =>
      attribute ? `${attribute}${upFrom(path)}` : found.replaceAll(/"\/(?!\/)/g, `"${upFrom(path)}`),
  )
