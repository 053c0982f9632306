import * as v from 'valibot'

/** The sets of this origin, in local storage. */
const KEY = 'pasar-mock-sets'

export const SET_NAME_LENGTH = 60
export const SETS_AT_MOST = 200
/** A compressed answer has up to 60,000 characters (`packedLink.ts`). */
export const ADDRESS_LENGTH = 64_000

/** Control characters, and those that reverse the order of a text on screen. */
const UNSEEN = /[\p{Cc}\u{202A}-\u{202E}\u{2066}-\u{2069}]/u

const isSeen = (text: string): boolean => !UNSEEN.test(text)

/** The host is only there to resolve a path. */
const ANY_HOST = 'https://shop.invalid'

/** A path of the shop with its query: it cannot lead to another origin, or out of the folder that the shop is served from. */
function isOwnAddress(address: string): boolean {
  if (!/^\/(?!\/)/.test(address) || !isSeen(address) || !URL.canParse(address, ANY_HOST)) return false
  const { origin, pathname } = new URL(address, ANY_HOST)
  // Dot segments and backslashes change the path.
  return origin === ANY_HOST && pathname === address.split(/[#?]/)[0]
}

/** A repro link with a name. Its address has no base path, so that it opens wherever the shop is served. */
const savedSetSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(SET_NAME_LENGTH), v.check(isSeen)),
  address: v.pipe(v.string(), v.maxLength(ADDRESS_LENGTH), v.check(isOwnAddress)),
})
export type SavedSet = v.InferOutput<typeof savedSetSchema>

export const savedSetsSchema = v.pipe(v.array(savedSetSchema), v.maxLength(SETS_AT_MOST))

/** Whether a set may have the name. */
export const isSetName = (name: string): boolean => v.is(savedSetSchema.entries.name, name)

/** A change would exceed the limit of 200 sets. */
export class TooManySets extends Error {
  constructor() {
    super(`There are ${SETS_AT_MOST} sets already`)
    this.name = 'TooManySets'
  }
}

/** A set cannot have the address: it is too long, or not one of the shop. */
export class AddressRefused extends Error {
  constructor() {
    super(`The link of a set is a path of the shop with up to ${ADDRESS_LENGTH} characters`)
    this.name = 'AddressRefused'
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Without the entries that are no sets: anything on this origin can write to the storage. */
function setsIn(text: string | null): readonly SavedSet[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries) ? entries.filter((entry) => v.is(savedSetSchema, entry)) : []
  } catch {
    return []
  }
}

let last: { text: string | null; sets: readonly SavedSet[] } = { text: null, sets: [] }

/** The sets of this browser, in the order of their names. */
export function savedSets(): readonly SavedSet[] {
  const text = stored()
  if (text !== last.text) last = { text, sets: setsIn(text) }
  return last.sets
}

const listeners = new Set<() => void>()

/** Throws where the browser keeps nothing. */
function write(sets: readonly SavedSet[]): void {
  localStorage.setItem(KEY, JSON.stringify(sets.toSorted((one, other) => one.name.localeCompare(other.name))))
  for (const listener of listeners) listener()
}

/** Adds sets. One with the name of another replaces it. Returns how many were replaced; throws `TooManySets` or `AddressRefused`. */
export function addSets(added: readonly SavedSet[]): number {
  if (!added.every(({ address }) => v.is(savedSetSchema.entries.address, address))) throw new AddressRefused()
  const before = savedSets()
  const byName = new Map([...before, ...added].map((set) => [set.name, set]))
  if (byName.size > SETS_AT_MOST) throw new TooManySets()
  write([...byName.values()])
  const names = new Set(added.map(({ name }) => name))
  return before.filter(({ name }) => names.has(name)).length
}

export const deleteSet = (name: string): void => write(savedSets().filter((set) => set.name !== name))

/** Calls the listener after every change, in other tabs of the origin as well; returns an unsubscribe function. */
export function watchSets(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
