import createDOMPurify from 'dompurify'
import { withoutInline } from './withoutInline.ts'

/** Words and their order, and nothing that looks, acts or loads by itself. */
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
/** The shop's own paths, and addresses of pages, letters and telephones. */
const ALLOWED_URI_REGEXP = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

/**
 * HTML without what could run, load or lay itself over the page. The shop's own paths get its `base` (`/pasar`), links that lead out
 * of it say nothing of where they come from.
 */
export function cleanHtml(html: string, base: string): string {
  const purify = createDOMPurify(window)
  purify.addHook('afterSanitizeAttributes', (node) => {
    const href = node.getAttribute('href') ?? ''
    if (href.startsWith('/')) node.setAttribute('href', `${base}${href}`)
    else if (href.startsWith('http')) node.setAttribute('rel', 'noopener noreferrer nofollow')
  })
  return purify.sanitize(withoutInline(html), { ALLOWED_TAGS, ALLOWED_ATTR, ALLOWED_URI_REGEXP })
}
