import { isAbort, isFailure } from '../api/failure.ts'
import { loadPage } from '../api/page.ts'
import { pageBase } from '../api/address.ts'
import { useSession } from '../stores/session.ts'
import { takePageData } from './pageLoader.ts'

/**
 * What every page needs, for a page that does not exist and so brings none: the home page's. A page that stands in for
 * another is better bare than missing, so a failure here is none.
 */
export async function loadBase({ url, signal }: Request): Promise<void> {
  if (useSession.getState().base) return
  try {
    takePageData(await loadPage({ url: new URL(pageBase(), url), signal, isInApp: false }))
  } catch (error) {
    if (!isFailure(error) && !isAbort(error)) throw error
  }
}
