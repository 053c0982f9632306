import { randomBytes } from 'node:crypto'
import type { Keeper } from '../shop/keeper.ts'

/** Names the client, so that two shells or two tests are two visitors; a browser has a cookie instead. */
export const VISITOR_HEADER = 'x-mock-visitor'
const COOKIE = 'mock_visitor'

const NAME = /^[\w-]{1,64}$/
export const NAME_EXPECTED = 'letters, digits, - and _, at most 64'

/** Who asks. */
export interface Client {
  name: string
  /** Came without a name, and has been given this one. */
  isNew: boolean
}

/** Clients that have been given a name and have not come back with it; more than these are forgotten, the oldest first. */
const NEWCOMERS_KEPT = 200

/** The visitor's key in the state: never a word that every object has, such as `constructor`. */
export const visitorOfClient = (name: string): string => `http:${name}`

const clientOfVisitor = (visitor: string): string | null =>
  visitor.startsWith('http:') ? visitor.slice('http:'.length) : null

const cookieIn = (cookies: string): string | undefined =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1]

export interface Clients {
  /** Null for a header that is no name. */
  who(header: string | undefined, cookies: string): Client | null
  /** Forgets those who were only passing by, so that a client without cookies does not fill the shop. */
  tidy(): Promise<void>
  /** Everybody who is known. */
  names: () => Promise<string[]>
}

/** Tells the clients of one server apart. */
export function createClients(keeper: Keeper): Clients {
  const newcomers = new Set<string>()
  return {
    who(header, cookies) {
      const known = header ?? cookieIn(cookies)
      if (known !== undefined && NAME.test(known)) {
        newcomers.delete(known)
        return { name: known, isNew: false }
      }
      if (header !== undefined) return null
      // Not the shop's seeded chance: a cookie of yesterday's server must not be somebody else's name today.
      const name = `client-${randomBytes(6).toString('hex')}`
      newcomers.add(name)
      return { name, isNew: true }
    },
    async tidy() {
      if (newcomers.size <= NEWCOMERS_KEPT) return
      const gone = [...newcomers].slice(0, newcomers.size - NEWCOMERS_KEPT / 2)
      for (const name of gone) newcomers.delete(name)
      await keeper.write((draft) => {
        for (const name of gone) delete draft.visitors[visitorOfClient(name)]
      })
    },
    names: async () =>
      Object.keys((await keeper.read()).visitors).flatMap((visitor) => clientOfVisitor(visitor) ?? []),
  }
}

/** The cookie that lets a client come back. One that comes from another site gets it only if it may be sent from there. */
export const cookieFor = ({ name }: Client, isFromOtherSite: boolean): string =>
  `${COOKIE}=${name}; Path=/; Max-Age=31536000; HttpOnly; ${isFromOtherSite ? 'SameSite=None; Secure' : 'SameSite=Lax'}`
