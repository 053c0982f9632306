import { redirect as lead, replace } from 'react-router-dom'
import type { PageData, PageReply } from '../contract/entities/page.ts'
import { Header } from '../contract/headers.ts'
import { pageBase, serverBase } from './address.ts'
import { loadDocument } from './documentLoad.ts'
import { exchange } from './exchange.ts'
import { emptyFailure, isAbort, isFailure } from './failure.ts'

export interface PageRequest {
  /** The address to show, as the browser has it (with the base path). */
  url: URL
  signal?: AbortSignal | undefined
  /** The version of the base data at hand; the answer leaves it out when it still holds. */
  baseVersion?: string | undefined
  /** The reply that `prefetchPage` has requested; without a usable one, the page is requested now. */
  prefetched?: Promise<PageReply | null> | undefined
  /** The shop is already on screen: a failure falls back to a full load of the target (document 2 §2). */
  isInApp: boolean
  /** Nobody is logged in, as far as the shop knows: no load of a document would let them in where a login is asked for. */
  isGuest?: boolean
}

/** The document is being replaced: what waits for this page waits for ever. */
const leaving = (href: string): Promise<never> => {
  loadDocument(href)
  return new Promise<never>(() => {})
}

function pageAddress(url: URL): URL {
  const path = url.pathname.slice(pageBase().length)
  const address = new URL(path, serverBase())
  address.search = url.search
  return address
}

/** The path inside the shop that an address is, without its base; null when it leads out of it. */
function inAppPath(target: string, from: URL): string | null {
  const base = pageBase()
  // A path that starts at the root is the shop's own, and has no base yet; two slashes name another host.
  if (target.startsWith('/') && !target.startsWith('//')) return target
  const address = new URL(target, from)
  if (address.origin !== from.origin || !address.pathname.startsWith(base)) return null
  return `/${address.pathname.slice(base.length)}${address.search}${address.hash}`
}

/**
 * Leads on to another path of the shop. A wrong address that has its history entry already, on the first page or by the way
 * back, gives it up; one that was only clicked has none, and the page it was clicked on keeps its own.
 */
function leadTo(path: string, { url, isInApp }: PageRequest): Response {
  // Drawn in Node, a page has no history.
  const shown = 'location' in globalThis ? globalThis.location : null
  const hasEntry =
    !isInApp || shown === null || (url.pathname === shown.pathname && url.search === shown.search)
  return hasEntry ? replace(path) : lead(path)
}

type Asked = Pick<PageRequest, 'url' | 'signal' | 'baseVersion'>

async function askPage({ url, signal, baseVersion }: Asked, isInAdvance = false): Promise<PageReply> {
  const { body, status } = await exchange({
    method: 'GET',
    address: pageAddress(url),
    headers: {
      [Header.PAGE_DATA]: 'true',
      ...(baseVersion ? { [Header.BASE_VERSION]: baseVersion } : {}),
      ...(isInAdvance ? { [Header.PURPOSE]: 'prefetch' } : {}),
    },
    signal,
    isInAdvance,
  })
  const reply = body as PageReply | undefined
  if (!reply?.data && !reply?.redirect) throw emptyFailure(status, body)
  return reply
}

/**
 * Requests the reply of a page that the shopper probably visits next; null if there is no usable one. A reply with base data is not
 * usable, since base data counts from the moment of its request.
 */
export async function prefetchPage(asked: Asked): Promise<PageReply | null> {
  try {
    const reply = await askPage(asked, true)
    return reply.data?.base ? null : reply
  } catch (error) {
    if (isFailure(error) || isAbort(error)) return null
    throw error
  }
}

/**
 * The data of a page (document 2 §2). A redirect is followed: inside the shop it takes the place of the wrong address,
 * elsewhere it loads a document. A page that does not exist throws its `Failure`, and so does to a guest one that asks for a
 * login; any other failure loads the target in full, or throws when this is the first page.
 */
export async function loadPage(asked: PageRequest): Promise<PageData> {
  try {
    const { redirect, data } = (await asked.prefetched) ?? (await askPage(asked))
    if (redirect === undefined && data) return data
    const path = inAppPath(redirect ?? '/', asked.url)
    if (path === null) return await leaving(redirect ?? '/')
    // oxlint-disable-next-line typescript/only-throw-error -- a thrown response is the router's way to redirect
    throw leadTo(path, asked)
  } catch (error) {
    const isOurs = isFailure(error) && error.status !== 404 && !(asked.isGuest && error.status === 401)
    if (!isOurs || !asked.isInApp || asked.signal?.aborted) throw error
    return leaving(asked.url.href)
  }
}
