import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Header } from '../../../src/contract/headers.ts'
import { SHOP_HEADER, SHOP_NAME } from '../shops.ts'
import type { StateStore } from '../../state/store.ts'

/** Names the client, so that two shells or two tests are two visitors; a browser has a cookie instead. */
export const VISITOR_HEADER = 'x-mock-visitor'
const COOKIE = 'mock_visitor'
const SHOP_COOKIE = 'mock_shop'

const NAME = /^[\w-]{1,64}$/

/** Who asks. */
export interface Client {
  name: string
  /** Has just been given this name, or again: the answer has its cookie. */
  isNew: boolean
}

/** Clients that have been given a name and have not come back with it; more than these are forgotten, the oldest first. */
const NEWCOMERS_KEPT = 200

/** The visitor's key in the state: never an inherited key of objects, such as `constructor`. */
export const visitorOfClient = (name: string): string => `http:${name}`

const clientOfVisitor = (visitor: string): string | null =>
  visitor.startsWith('http:') ? visitor.slice('http:'.length) : null

/**
 * A page of another site, which gets no cookies over plain http (`localhost` and `127.0.0.1` are different sites), is identified by its
 * origin. Otherwise every call would come from a new client.
 */
function otherSite({ headers, socket }: IncomingMessage): string | null {
  if (headers['sec-fetch-site'] !== 'cross-site') return null
  const traits = [headers.origin, headers['user-agent'], socket.remoteAddress].join('\n')
  return `site-${createHash('sha256').update(traits).digest('hex').slice(0, 12)}`
}

const cookieIn = (cookies: string, wanted: string): string | undefined =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === wanted)?.[1]

/** The shop that a client names by header or cookie; undefined without a name, null for an invalid one. */
export function shopNameIn({ headers }: IncomingMessage): string | undefined | null {
  const name = headers[SHOP_HEADER] ?? cookieIn(headers.cookie ?? '', SHOP_COOKIE)
  return name === undefined || SHOP_NAME.test(String(name)) ? name?.toString() : null
}

export interface Clients {
  /** Null for a header that is no name. */
  who(request: IncomingMessage): Promise<Client | null>
  /** Removes clients that never returned, so that clients without cookies do not fill the state. */
  tidy(): Promise<void>
  /** All known clients. */
  names: () => Promise<string[]>
}

/** Identifies the clients of one server. */
export function createClients(store: StateStore): Clients {
  const newcomers = new Set<string>()

  /**
   * The newcomer with this token. Several first requests of a browser, sent at the same time, are given several names: the browser keeps the
   * cookie of one answer, and may write with the token of another.
   */
  async function newcomerOf(token: string): Promise<string | undefined> {
    const { visitors } = await store.read()
    return [...newcomers].find((name) => visitors[visitorOfClient(name)]?.token === token)
  }

  return {
    async who(request) {
      const { [VISITOR_HEADER]: named, cookie = '' } = request.headers
      const header = Array.isArray(named) ? named.join() : named
      const known = header ?? cookieIn(cookie, COOKIE) ?? otherSite(request)
      if (known !== null) newcomers.delete(known)
      const token = request.headers[Header.CSRF]?.toString()
      const newcomer = header === undefined && token !== undefined ? await newcomerOf(token) : undefined
      if (newcomer !== undefined) return { name: newcomer, isNew: true }
      if (known !== null && NAME.test(known)) return { name: known, isNew: false }
      if (header !== undefined) return null
      // Not the shop's seeded random source: a cookie of an earlier server must not match another client of today.
      const name = `client-${randomBytes(6).toString('hex')}`
      newcomers.add(name)
      return { name, isNew: true }
    },
    async tidy() {
      if (newcomers.size <= NEWCOMERS_KEPT) return
      const gone = [...newcomers].slice(0, newcomers.size - NEWCOMERS_KEPT / 2)
      for (const name of gone) newcomers.delete(name)
      await store.write((draft) => {
        for (const name of gone) delete draft.visitors[visitorOfClient(name)]
      })
    },
    names: async () =>
      Object.keys((await store.read()).visitors).flatMap((visitor) => clientOfVisitor(visitor) ?? []),
  }
}

/** The cookie that identifies a returning client. */
export const cookieFor = ({ name }: Client): string =>
  `${COOKIE}=${name}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`
