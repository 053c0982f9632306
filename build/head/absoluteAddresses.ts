const RELATIVE = 'a[href], link[rel="canonical"], link[rel$="icon"], img[src], source[srcset], form[action]'

const attributeOf = (element: Element): string =>
  ['href', 'src', 'srcset'].find((name) => element.hasAttribute(name)) ?? 'action'

/**
 * Makes the relative addresses of a prerendered page absolute. They are relative because the base path is unknown at build time; the shop
 * later changes the address without loading a page.
 */
export function makeAddressesAbsolute(): void {
  for (const element of document.querySelectorAll(RELATIVE)) {
    const name = attributeOf(element)
    const written = element.getAttribute(name) ?? ''
    // With a fixed base path the canonical link starts at the root; React would add its own, which is whole, as a second one.
    if (!/^\.{1,2}(\/|$)/.test(written) && !(element instanceof HTMLLinkElement)) continue
    // Changing the address of a loaded picture would fetch and render it again.
    if (element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0) continue
    const { href, pathname, search, hash } = new URL(written, document.baseURI)
    element.setAttribute(name, element instanceof HTMLLinkElement ? href : `${pathname}${search}${hash}`)
  }
}
