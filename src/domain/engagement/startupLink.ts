/** What a link from a message asks the shop to open with (document 1 §4, startup modals; docs/decisions/0055). */
export interface StartupLink {
  /** `?askPlace`: the shopper must enter a location, even if the shop has a default. */
  asksPlace: boolean
  /** `?variants=a,b&source=restock`: variants to offer for the cart, and the source of the link. */
  items: { ids: readonly string[]; source: string } | null
  /** `?list=10000001`: a list to open; with `&item=`, an item to add to it. */
  list: string | null
  item: string | null
  /** `?optOut=true`: the commercial account was closed, or not. */
  commercialOptOut: boolean | null
  /** `?linkSession=success`: the result of a login that was confirmed on another device. */
  linkSession: 'success' | 'failure' | null
  /** `?notify=`: the variant for a back-in-stock notice. */
  notify: string | null
  /** `?game=market-wheel`: the call to action of a game. */
  game: string | null
}

const NAMES = ['askPlace', 'variants', 'source', 'list', 'item', 'optOut', 'linkSession', 'notify', 'game']

const isWord = (text: string): boolean => /^[\w-]{1,60}$/.test(text)

function wordIn(search: URLSearchParams, name: string): string | null {
  const text = search.get(name) ?? ''
  return isWord(text) ? text : null
}

function itemsIn(search: URLSearchParams): StartupLink['items'] {
  const ids = (search.get('variants') ?? '').split(',').filter(isWord)
  return ids.length > 0 ? { ids, source: wordIn(search, 'source') ?? 'link' } : null
}

/** Parses the query of an address; unknown parameters are ignored. */
export function readStartupLink(search: URLSearchParams): StartupLink {
  const optOut = search.get('optOut')
  const linkSession = search.get('linkSession')
  return {
    asksPlace: search.has('askPlace'),
    items: itemsIn(search),
    list: wordIn(search, 'list'),
    item: wordIn(search, 'item'),
    commercialOptOut: optOut === 'true' || optOut === 'false' ? optOut === 'true' : null,
    linkSession: linkSession === 'success' || linkSession === 'failure' ? linkSession : null,
    notify: wordIn(search, 'notify'),
    game: wordIn(search, 'game'),
  }
}

/** The query without the parameters that were handled. */
export function withoutStartupLink(search: URLSearchParams): string {
  const rest = new URLSearchParams([...search].filter(([name]) => !NAMES.includes(name))).toString()
  return rest === '' ? '' : `?${rest}`
}

/** Products that a link offers because they are back in stock; adding one is a vote for it (document 2 §7, SSU vote). */
export const RESTOCK_SOURCE = 'restock'
