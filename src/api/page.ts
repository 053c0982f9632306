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
  /** The version of the present base data; the answer omits the base data if the version still holds. */
  baseVersion?: string | undefined
  /** The prefetched reply for the same page. Without one, or if it is unusable, the page is requested. */
  prefetched?: Promise<PageReply | null> | undefined
  /** The shop is already on screen: a failure falls back to a full page load of the target (document 2 §2). */
  isInApp: boolean
  /** The session belongs to a guest, as far as the shop knows: a full page load would not grant access to a page that requires a login. */
  isGuest?: boolean
}

/** The document is being replaced, so this promise never settles. */
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

/** Whether an address leads to a page: one such as `javascript:` must never be opened. */
const isWebAddress = (target: string, from: URL): boolean =>
  /^(?:https?:\/)?\//i.test(target) && URL.canParse(target, from)

/** The path inside the shop that an address names, without the base path; null for an address outside the shop. */
function inAppPath(target: string, from: URL): string | null {
  const base = pageBase()
  // A path that starts at the root belongs to the shop and has no base yet; two slashes name another host.
  if (target.startsWith('/') && !target.startsWith('//')) return target
  const address = new URL(target, from)
  if (address.origin !== from.origin || !address.pathname.startsWith(base)) return null
  return `/${address.pathname.slice(base.length)}${address.search}${address.hash}`
}

/**
 * Redirects to another path of the shop. A wrong address that already has a history entry (the first page, or after Back) is replaced; one
 * that was only clicked has no entry, and the page of the click keeps its own.
 */
function leadTo(path: string, { url, isInApp }: PageRequest): Response {
  // During prerendering in Node, a page has no history.
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
  if (!reply || !(reply.redirect ? isWebAddress(reply.redirect, url) : reply.data))
    throw emptyFailure(status, body)
  return reply
}

/**
 * Prefetches the reply of a page that the shopper is likely to open; null when the reply is unusable. A reply with new base data is not
 * kept, because base data counts from the time of its request.
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
 * Loads the data of a page (document 2 §2). A redirect inside the shop replaces the address, one to elsewhere loads a document. A page that
 * does not exist throws its `Failure`; so does, for a guest, a page that requires a login. Any other failure loads the target in full, or
 * throws on the first page.
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
