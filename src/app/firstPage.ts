import type { PageBase } from '../contract/entities/page.ts'
import { Language } from '../contract/enumerations.ts'
import { offerWords, type Namespace } from '../i18n/words.ts'
import { holdClock } from '../stores/clock.ts'
import { takePageData } from './pageLoader.ts'
import type { FirstPage } from './readFirstPage.ts'

/** What every prerendered page was drawn from. */
export interface SharedByPages {
  base: PageBase
  words: Readonly<Record<Extract<Namespace, 'common' | 'later'>, Readonly<Record<string, unknown>>>>
}

/**
 * Puts the stores into the state in which the page was drawn: its words and its data at hand, and no clock, since all of it is as old
 * as the build. What comes live sets the clock.
 */
export async function takeFirstPage({ data, shared }: FirstPage, base: string): Promise<void> {
  const answer = await fetch(`${base}${shared}`)
  const { base: pageBase, words } = (await answer.json()) as SharedByPages
  offerWords(Language.ENGLISH, words)
  takePageData({ ...data, base: pageBase })
  holdClock()
}
