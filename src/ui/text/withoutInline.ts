const STYLE_ELEMENT = /<style\b[^>]*>[^]*?<\/style\s*>/gi
const START_TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi
const ATTRIBUTE = /[\s/]+([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g

/** A style, or what is to run on an event. */
const isInline = (name: string): boolean => /^(?:style|on\w+)$/i.test(name)

/**
 * HTML without styles and handlers of its own. It makes nothing safe: browsers report what the page's policy forbids as soon as
 * they read it, into whatever document, so it has to go before what makes it safe reads the text.
 */
export const withoutInline = (html: string): string =>
  html
    .replaceAll(STYLE_ELEMENT, '')
    .replaceAll(START_TAG, (tag) =>
      tag.replaceAll(ATTRIBUTE, (attribute, name: string) => (isInline(name) ? '' : attribute)),
    )
