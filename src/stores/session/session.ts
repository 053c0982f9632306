import type { Config } from '../../contract/entities/config.ts'
import type { Location } from '../../contract/entities/location.ts'
import type { PageBase, PageData } from '../../contract/entities/page.ts'
import { ClientViewType, Language } from '../../contract/enumerations.ts'
import { keep, recall } from '../base/storage.ts'
import { store } from '../base/store.ts'
import { withUnchanged } from '../base/unchanged.ts'

export type Scheme = 'light' | 'dark' | 'system'

interface Session {
  /** The base data of every page; null before the first answer. */
  base: PageBase | null
  user: PageData['user'] | null
  /** How many sessions have begun in this tab, by a login or a logout. */
  begun: number
  /** The location of the shopper, with the warehouses that serve it; null before the first answer. */
  location: Location | null
  language: Language
  scheme: Scheme
}

// The start script in index.html reads both before the first paint.
const LANGUAGE_KEY = 'pasar.language'
const SCHEME_KEY = 'pasar.scheme'

export const useSession = store<Session>({
  base: null,
  user: null,
  begun: 0,
  location: null,
  language: Language.ENGLISH,
  scheme: 'system',
})

/** Stores the base data, the user and the location from a page's data; omitted parts stay. */
export function applyPage({ base, user, location }: Pick<PageData, 'base' | 'user' | 'location'>): void {
  if (base) useSession.setState({ base: withUnchanged(base, useSession.getState().base) })
  // A new object even for equal data: effects run after a login when a page delivers a new user object.
  if (user) useSession.setState({ user })
  if (location) useSession.setState({ location: withUnchanged(location, useSession.getState().location) })
}

/** Starts the session of a shopper or a guest in this tab. */
export const beginSession = (user: NonNullable<PageData['user']>): void =>
  useSession.setState({ user, begun: useSession.getState().begun + 1 })

/** Returns a function that checks whether the session is still the same. If it is not, an answer belongs to the previous session. */
export function rememberSession(): () => boolean {
  const { begun } = useSession.getState()
  return () => useSession.getState().begun === begun
}

/** The shop's configuration; null before the first answer. */
export const useConfig = (): Config | null => useSession((session) => session.base?.config ?? null)

/** Whether the shop is shown as to a business (document 1 §6). */
export const isBusinessView = ({ user }: Pick<Session, 'user'>): boolean =>
  user?.isGuest === false && user.clientViewType === ClientViewType.BUSINESS

const languageOf = (text: string | null | undefined): Language | undefined =>
  Object.values(Language).find((language) => language === text?.slice(0, 2).toLowerCase())

/** The initial language: the chosen one, else the first supported one of the browser, else English. */
export const startLanguage = (offered: readonly Language[], preferred: readonly string[]): Language =>
  [recall('local', LANGUAGE_KEY), ...preferred]
    .map(languageOf)
    .find((language) => language !== undefined && offered.includes(language)) ?? Language.ENGLISH

const schemes: readonly Scheme[] = ['light', 'dark', 'system']

/** The chosen colour scheme, else the system's. */
export const startScheme = (): Scheme =>
  schemes.find((scheme) => scheme === recall('local', SCHEME_KEY)) ?? 'system'

/** Changes the language and stores the choice; the route stays the same. */
export function setLanguage(language: Language): void {
  keep('local', LANGUAGE_KEY, language)
  useSession.setState({ language })
}

/** Changes the colour scheme and stores the choice. */
export function setScheme(scheme: Scheme): void {
  keep('local', SCHEME_KEY, scheme === 'system' ? null : scheme)
  useSession.setState({ scheme })
}
