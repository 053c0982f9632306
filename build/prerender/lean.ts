const TAG = /<([a-z][\w-]*)((?: [^\s=>"/]+(?:="[^"]*")?)*) ?(\/?)>/g
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta'])
/** A value that HTML reads without quotes as well. */
const PLAIN = /="([^\s"'=<>`]*)"/g
const EMPTY_SHAPE = /<(path|circle|rect|ellipse)((?: [^\s=>"]+(?:="[^"]*")?)*)><\/\1>/g
const END_OF_ITEM = /<\/li>(?=<li[ >]|<\/[uo]l>)/g

/**
 * The same HTML in fewer characters: without quotes, slashes and end tags that HTML reads without (HTML, "optional tags"). A page has
 * some six hundred of them.
 */
export const lean = (html: string): string =>
  html
    .replace(EMPTY_SHAPE, (_, shape: string, attributes: string) => `<${shape}${attributes} />`)
    .replace(END_OF_ITEM, '')
    .replace(TAG, (_, tag: string, attributes: string, isClosed: string) => {
      // Programs that read only the structured data may look for the usual tag.
      if (tag === 'script') return `<script${attributes}>`
      const plain = attributes.replace(PLAIN, (_said, value: string) => (value ? `=${value}` : ''))
      if (!isClosed || VOID.has(tag)) return `<${tag}${plain}>`
      // After a value without quotes a slash would be part of it.
      return `<${tag}${plain}${plain.endsWith('"') ? '/' : ' /'}>`
    })
