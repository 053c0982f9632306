const STYLE_ELEMENT = /<style\b[^>]*>[^]*?<\/style\s*>/gi
const START_TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi
const ATTRIBUTE = /[\s/]+([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g

/** A style attribute, or an event handler attribute. */
const isInline = (name: string): boolean => /^(?:style|on\w+)$/i.test(name)

/**
 * Removes inline styles and event handlers. This is no sanitizing: browsers report CSP violations as soon as they parse such HTML, so these
 * attributes must be removed before the sanitizer parses it.
 */
export const withoutInline = (html: string): string =>
  html
    .replaceAll(STYLE_ELEMENT, '')
    .replaceAll(START_TAG, (tag) =>
      tag.replaceAll(ATTRIBUTE, (attribute, name: string) => (isInline(name) ? '' : attribute)),
    )
