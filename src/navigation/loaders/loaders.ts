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
/** The status of a page that needs a login (document 1 §6). */
const UNAUTHORIZED = 401

async function noPage({ request }: LoaderFunctionArgs, cause?: Failure): Promise<never> {
  await loadBase(request)
  throw cause ?? new Failure('refused', 'No page has this address', { status: NOT_FOUND })
}

/**
 * Loads a page's data. An address that cannot be decoded (`/product/%E0%A4%A`) has no page. A page that does not exist, or that needs
 * a login, throws its `Failure` after the base data has been loaded.
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

/** The loader of cart and checkout: if the answer to an order got lost, it redirects to that order. */
export async function buyingLoader(args: LoaderFunctionArgs) {
  await followLostOrder()
  return await loader(args)
}

/** The loader of a single word in the address, which may be a seller's. */
export async function sellerLoader(args: LoaderFunctionArgs) {
  const { isSellerSlug } = await import('../../domain/product/sellerSlug.ts')
  return isSellerSlug(args.params['sellerSlug'] ?? '') ? await loader(args) : await noPage(args)
}

/** The loader of an address without a page: loads what every page needs. */
export async function missingLoader({ request }: LoaderFunctionArgs) {
  await loadBase(request)
  return null
}
