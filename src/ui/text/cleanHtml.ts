import createDOMPurify, { type DOMPurify } from 'dompurify'
import { withoutInline } from './withoutInline.ts'

/** Allows text structure, and nothing that styles, executes or loads. */
const ALLOWED_TAGS = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'a',
  'blockquote',
]
const ALLOWED_ATTR = ['href']
/** Paths of the shop, and web, email and phone addresses. */
const ALLOWED_URI_REGEXP = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

const RULES = { ALLOWED_TAGS, ALLOWED_ATTR, ALLOWED_URI_REGEXP, RETURN_TRUSTED_TYPE: true } as const

let purify: DOMPurify | undefined

/**
 * Sanitizes HTML: removes what could execute, load or overlay the page. Paths of the shop get the base path (`/pasar`); external links send
 * no referrer. A browser without Trusted Types gets a text.
 */
export function cleanHtml(html: string, base: string): TrustedHTML {
  // Each one creates the Trusted Types policy `dompurify`, which a page can have once.
  purify ??= createDOMPurify(window)
  purify.addHook('afterSanitizeAttributes', (node) => {
    const href = node.getAttribute('href') ?? ''
    if (href.startsWith('/')) node.setAttribute('href', `${base}${href}`)
    else if (href.startsWith('http')) node.setAttribute('rel', 'noopener noreferrer nofollow')
  })
  const clean = purify.sanitize(withoutInline(html), RULES)
  purify.removeAllHooks()
  return clean
}
