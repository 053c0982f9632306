import type { PageBase, PageData } from '../contract/entities/page.ts'
import { Language } from '../contract/enumerations.ts'
import { offerMessages, type Namespace } from '../i18n/messages.ts'
import { holdClock } from '../stores/base/clock.ts'
import { type PackedPages, unpacked } from './packedPages.ts'
import { storePageData } from '../navigation/loaders/pageLoader.ts'

/** The data of the layout around every page. */
export type VisitorData = Pick<PageData, 'user' | 'cart'>

/** The data that a prerendered page was rendered from. */
export type FirstPage =
  | { data: PageData; refusedAt?: never }
  /** A page that needs an account: it shows the login, in the place of the route with this id. */
  | { data: VisitorData; refusedAt: string }

/** What all prerendered pages were rendered from. */
export interface SharedByPages {
  base: PageBase
  texts: Readonly<Record<Extract<Namespace, 'common' | 'shop'>, Readonly<Record<string, unknown>>>>
}

const read = async (file: string): Promise<unknown> => (await fetch(file)).json()

/**
 * Puts the data and the texts of the prerendered page into the stores. The clock is held, since the data is as old as the build; the
 * first live data sets it. Waits for the style sheets of the page as well.
 */
export async function restoreFirstPage(
  { files, styled }: PrerenderedDocument,
  base: string,
): Promise<FirstPage> {
  const reads = [files.data, files.shared].map((file) => read(base + file))
  const [packed, shared] = (await Promise.all([...reads, styled])) as [PackedPages, SharedByPages, void]
  const first = unpacked(packed, files.path) as FirstPage
  offerMessages(Language.ENGLISH, shared.texts)
  storePageData({ ...first.data, base: shared.base })
  holdClock()
  return first
}
