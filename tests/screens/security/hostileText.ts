/** What an editor, a seller, another shopper or a broken database could put into the shop's data. */
export const PAYLOAD = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'

/** Turns the reading direction around, as in a file name that ends in "gpj.exe". */
const BIDI = '\u202Egpj'
const SCRIPT_LINK = 'javascript:window.hacked=1//'

/** Numbers, times and names of things that the shop compares with: changed, they would only be unknown. */
const KEPT_FIELDS =
  /^(?:_?id|.*Ids?|gid|.*Gids?|slug|kind|type|status|token|code|.*Type|.*Code|.*Method|.*Class|language|country|section|step)$/
const URL_FIELDS = /^(?:url|href|link|.*Url|.*Link)$/
const isText = (text: string) => /[A-Z].*[a-z]|[a-z]+ [a-z]+/.test(text) && !/^\d{4}-\d\d-\d\d/.test(text)

/**
 * A reply in which every text has a script behind it, every address is a script, and every object has a field `__proto__`. Ids and
 * codes are kept, so that the page still renders.
 */
export function poisoned(value: unknown, field = ''): unknown {
  if (typeof value === 'string') {
    if (URL_FIELDS.test(field) && value !== '') return SCRIPT_LINK
    return KEPT_FIELDS.test(field) || !isText(value) ? value : `${value} ${PAYLOAD}${BIDI}`
  }
  if (Array.isArray(value)) return value.map((item) => poisoned(item, field))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [name, poisoned(part, name)] as const)
  // An own field of that name, as JSON.parse makes it.
  return Object.defineProperty(Object.fromEntries(entries), '__proto__', {
    value: { hacked: true },
    enumerable: true,
  })
}

const EXECUTES =
  'script:not([type="application/ld+json"]), iframe, object, embed, base, meta[http-equiv], img[src="x"]'
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcset']

/** What would execute in the document, or leave the shop unseen, one line for each. */
export function executing(): string[] {
  const found = [...document.querySelectorAll(EXECUTES)].map((element) => element.outerHTML)
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${element.tagName} ${name}`)
      if (!ADDRESSES.includes(name)) continue
      if (/^\s*(?:javascript|vbscript|data:text)/i.test(value))
        found.push(`${element.tagName} ${name}=${value}`)
      const isElsewhere = /^\s*(?:https?:)?\/\//i.test(value) && !value.startsWith(`${location.origin}/`)
      if (isElsewhere && element.getAttribute('target') !== '_blank')
        found.push(`${element.tagName} ${name}=${value} leaves the shop in the same tab`)
    }
  }
  const changed = [{}, [], ''].some((value) => Reflect.get(Object(value), 'hacked') !== undefined)
  return [...found, ...(changed ? ['Object.prototype has another field'] : [])]
}
