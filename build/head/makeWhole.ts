const RELATIVE = 'a[href], link[rel="canonical"], link[rel="icon"], img[src], source[srcset], form[action]'

const attributeOf = (element: Element): string =>
  ['href', 'src', 'srcset'].find((name) => element.hasAttribute(name)) ?? 'action'

/**
 * Makes the addresses of a prerendered page what the shop would have written: they are relative to the page, since nobody knew where
 * the shop would live, and the shop goes on to other addresses without a load.
 */
export function makeWhole(): void {
  for (const element of document.querySelectorAll(RELATIVE)) {
    const name = attributeOf(element)
    const written = element.getAttribute(name) ?? ''
    // With a fixed base path the canonical link starts at the root; React would add its own, which is whole, as a second one.
    if (!/^\.{1,2}(\/|$)/.test(written) && !(element instanceof HTMLLinkElement)) continue
    // A picture that is there would be fetched and drawn once more.
    if (element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0) continue
    const { href, pathname, search, hash } = new URL(written, document.baseURI)
    element.setAttribute(name, element instanceof HTMLLinkElement ? href : `${pathname}${search}${hash}`)
  }
}
