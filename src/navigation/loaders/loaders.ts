import type { LoaderFunctionArgs } from 'react-router-dom'
import { Failure, isFailure } from '../../api/failure.ts'
import { followLostOrder } from './followLostOrder.ts'
import { loadBase } from './loadBase.ts'
import { pageLoader } from './pageLoader.ts'

function isReadable(address: string): boolean {
  try {
    return decodeURIComponent(address) !== ''
  } catch {
    return false
  }
}

const NOT_FOUND = 404
/** Of a page that asks for a login (document 1 §6). */
const UNAUTHORIZED = 401

async function noPage({ request }: LoaderFunctionArgs, cause?: Failure): Promise<never> {
  await loadBase(request)
  throw cause ?? new Failure('refused', 'No page has this address', { status: NOT_FOUND })
}

/**
 * A page's data; an address that cannot be read (`/product/%E0%A4%A`) is no page. One that is not there, or that asks for a login, throws
 * its `Failure` with what every page needs at hand.
 */
export async function loader(args: LoaderFunctionArgs) {
  if (!isReadable(new URL(args.request.url).pathname)) return await noPage(args)
  try {
    return await pageLoader(args)
  } catch (error) {
    if (isFailure(error) && (error.status === NOT_FOUND || error.status === UNAUTHORIZED))
      return await noPage(args, error)
    throw error
  }
}

/** Where the shopper expects the order they placed: one whose answer got lost is shown in the page's place. */
export async function buyingLoader(args: LoaderFunctionArgs) {
  await followLostOrder()
  return await loader(args)
}

/** A word that is none of the shop's own may be a seller's. */
export async function sellerLoader(args: LoaderFunctionArgs) {
  const { isSellerSlug } = await import('../../domain/product/sellerSlug.ts')
  return isSellerSlug(args.params['sellerSlug'] ?? '') ? await loader(args) : await noPage(args)
}

/** What every page needs, for an address that has no page. */
export async function missingLoader({ request }: LoaderFunctionArgs) {
  await loadBase(request)
  return null
}
