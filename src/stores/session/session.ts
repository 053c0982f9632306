import type { Config } from '../../contract/entities/config.ts'
import type { PageBase, PageData } from '../../contract/entities/page.ts'
import { ClientViewType, Language } from '../../contract/enumerations.ts'
import { keep, recall } from '../base/storage.ts'
import { store } from '../base/store.ts'
import { withUnchanged } from '../base/unchanged.ts'

export type Scheme = 'light' | 'dark' | 'system'

interface Session {
  /** What every page needs; null before the first answer. */
  base: PageBase | null
  user: PageData['user'] | null
  language: Language
  scheme: Scheme
}

// The start script in index.html reads both before the first paint.
const LANGUAGE_KEY = 'pasar.language'
const SCHEME_KEY = 'pasar.scheme'

export const useSession = store<Session>({
  base: null,
  user: null,
  language: Language.ENGLISH,
  scheme: 'system',
})

/** Takes over what a page's data says of the shop and of the shopper; what it leaves out stays. */
export function applyPage({ base, user }: Pick<PageData, 'base' | 'user'>): void {
  if (base) useSession.setState({ base: withUnchanged(base, useSession.getState().base) })
  // A user that says the same as before is still one that a page has spoken of: who has just logged in waits for that.
  if (user) useSession.setState({ user })
}

/** The shop's configuration; null before the first answer. */
export const useConfig = (): Config | null => useSession((session) => session.base?.config ?? null)

/** The shop shows itself as to a business (document 1 §6). */
export const isBusinessView = ({ user }: Pick<Session, 'user'>): boolean =>
  user?.isGuest === false && user.clientViewType === ClientViewType.BUSINESS

const languageOf = (text: string | null | undefined): Language | undefined =>
  Object.values(Language).find((language) => language === text?.slice(0, 2).toLowerCase())

/** The language to start in: the one chosen before, else the first of the browser's that the shop speaks, else English. */
export const startLanguage = (offered: readonly Language[], preferred: readonly string[]): Language =>
  [recall('local', LANGUAGE_KEY), ...preferred]
    .map(languageOf)
    .find((language) => language !== undefined && offered.includes(language)) ?? Language.ENGLISH

const schemes: readonly Scheme[] = ['light', 'dark', 'system']

/** The colour scheme chosen before, else the system's. */
export const startScheme = (): Scheme =>
  schemes.find((scheme) => scheme === recall('local', SCHEME_KEY)) ?? 'system'

/** Changes the language and keeps the choice; the route stays. */
export function setLanguage(language: Language): void {
  keep('local', LANGUAGE_KEY, language)
  useSession.setState({ language })
}

/** Changes the colour scheme and keeps the choice. */
export function setScheme(scheme: Scheme): void {
  keep('local', SCHEME_KEY, scheme === 'system' ? null : scheme)
  useSession.setState({ scheme })
}
