import { isAbort, isFailure } from '../../api/failure.ts'
import { loadPage } from '../../api/page.ts'
import { pageBase } from '../../api/address.ts'
import { useSession } from '../../stores/session/session.ts'
import { storePageData } from './pageLoader.ts'

/**
 * Loads the home page's data, which contains the shopper and what every page needs. A failure is ignored: an error page without this
 * data is better than none.
 */
export async function loadSession({ url, signal }: Request): Promise<void> {
  try {
    storePageData(await loadPage({ url: new URL(pageBase(), url), signal, isInApp: false }))
  } catch (error) {
    if (!isFailure(error) && !isAbort(error)) throw error
  }
}

/** Loads what every page needs, for an address without a page, which has no data of its own. */
export async function loadBase(request: Request): Promise<void> {
  if (!useSession.getState().base) await loadSession(request)
}
