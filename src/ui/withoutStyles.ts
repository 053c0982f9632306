const STYLE_ELEMENT = /<style\b[^>]*>[^]*?<\/style\s*>/gi
const START_TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi
const ATTRIBUTE = /[\s/]+([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?/g

/**
 * HTML without styles of its own. It makes nothing safe: browsers report a style that the page's policy forbids as soon as they
 * read it, into whatever document, so it has to go before what makes it safe reads the text.
 */
export const withoutStyles = (html: string): string =>
  html
    .replaceAll(STYLE_ELEMENT, '')
    .replaceAll(START_TAG, (tag) =>
      tag.replaceAll(ATTRIBUTE, (attribute, name: string) =>
        name.toLowerCase() === 'style' ? '' : attribute,
      ),
    )
