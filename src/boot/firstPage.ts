import type { PageBase, PageData } from '../contract/entities/page.ts'
import { Language } from '../contract/enumerations.ts'
import { offerMessages, type Namespace } from '../i18n/messages.ts'
import { holdClock } from '../stores/base/clock.ts'
import { type PackedPages, unpacked } from './packedPages.ts'
import { takePageData } from '../navigation/loaders/pageLoader.ts'

/** What the furniture around every page is drawn from. */
export type VisitorData = Pick<PageData, 'user' | 'cart'>

/** The data a prerendered page was drawn from. */
export type FirstPage =
  | { data: PageData; refusedAt?: never }
  /** A page that is for an account only: it asks for the login, in the place of this route (its id). */
  | { data: VisitorData; refusedAt: string }

/** What every prerendered page was drawn from. */
export interface SharedByPages {
  base: PageBase
  words: Readonly<Record<Extract<Namespace, 'common' | 'later'>, Readonly<Record<string, unknown>>>>
}

const read = async (file: string): Promise<unknown> => (await fetch(file)).json()

/**
 * Puts the stores into the state in which the page was drawn: its words and its data at hand, and no clock, since all of it is as old
 * as the build. What comes live sets the clock. Nothing is drawn before the page's styles are all there.
 */
export async function takeFirstPage({ files, styled }: DrawnPageHelp, base: string): Promise<FirstPage> {
  const reads = [files.data, files.shared].map((file) => read(base + file))
  const [packed, shared] = (await Promise.all([...reads, styled])) as [PackedPages, SharedByPages, void]
  const first = unpacked(packed, files.path) as FirstPage
  offerMessages(Language.ENGLISH, shared.words)
  takePageData({ ...first.data, base: shared.base })
  holdClock()
  return first
}
