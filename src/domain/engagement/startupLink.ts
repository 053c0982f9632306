/** What a link from a message asks the shop to open with (document 1 §4, startup modals; docs/decisions/0055). */
export interface StartupLink {
  /** `?askPlace`: where the shopper is has to be said, whatever the shop supposes. */
  asksPlace: boolean
  /** `?variants=a,b&source=restock`: goods to put into the cart, and where the link came from. */
  goods: { ids: readonly string[]; source: string } | null
  /** `?list=10000001`: a list to go on with; with `&item=` something to put on it. */
  list: string | null
  item: string | null
  /** `?optOut=true`: this is no commercial account any more, or stays one. */
  commercialOptOut: boolean | null
  /** `?linkSession=success`: what became of signing in here from another device. */
  linkSession: 'success' | 'failure' | null
  /** `?notify=`: the variant whose return is to be told. */
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

function itemsIn(search: URLSearchParams): StartupLink['goods'] {
  const ids = (search.get('variants') ?? '').split(',').filter(isWord)
  return ids.length > 0 ? { ids, source: wordIn(search, 'source') ?? 'link' } : null
}

/** Reads an address's query; what says nothing known is left out. */
export function readStartupLink(search: URLSearchParams): StartupLink {
  const optOut = search.get('optOut')
  const linkSession = search.get('linkSession')
  return {
    asksPlace: search.has('askPlace'),
    goods: itemsIn(search),
    list: wordIn(search, 'list'),
    item: wordIn(search, 'item'),
    commercialOptOut: optOut === 'true' || optOut === 'false' ? optOut === 'true' : null,
    linkSession: linkSession === 'success' || linkSession === 'failure' ? linkSession : null,
    notify: wordIn(search, 'notify'),
    game: wordIn(search, 'game'),
  }
}

/** The address's own query, without what was taken up. */
export function withoutStartupLink(search: URLSearchParams): string {
  const rest = new URLSearchParams([...search].filter(([name]) => !NAMES.includes(name))).toString()
  return rest === '' ? '' : `?${rest}`
}

/** Goods that a link offers again since they are back: putting them in is a vote for them (document 2 §7, SSU vote). */
export const RESTOCK_SOURCE = 'restock'
