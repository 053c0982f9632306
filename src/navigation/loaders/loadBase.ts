import { isAbort, isFailure } from '../../api/failure.ts'
import { loadPage } from '../../api/page.ts'
import { pageBase } from '../../api/address.ts'
import { useSession } from '../../stores/session/session.ts'
import { storePageData } from './pageLoader.ts'

/**
 * Asks for the home page's data: who shops, and what every page needs. A page that stands in for another is better bare than
 * missing, so a failure here is none.
 */
export async function loadSession({ url, signal }: Request): Promise<void> {
  try {
    storePageData(await loadPage({ url: new URL(pageBase(), url), signal, isInApp: false }))
  } catch (error) {
    if (!isFailure(error) && !isAbort(error)) throw error
  }
}

/** What every page needs, for a page that does not exist and so brings none. */
export async function loadBase(request: Request): Promise<void> {
  if (!useSession.getState().base) await loadSession(request)
}
