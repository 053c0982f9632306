import { createInstance } from 'i18next'
import { useCallback, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type en from '../../locales/en/console.json'
import { Language } from '../../src/contract/enumerations.ts'
import type { KeysOf, MessageValues } from '../../src/i18n/keys.ts'
import { keep, recallKept } from './kept.ts'

/** Every text of the console, by its key in `locales/en/console.json`. */
export type ConsoleKey = KeysOf<typeof en>
export type ConsoleTranslate = (key: ConsoleKey, values?: MessageValues) => string

const imports: Readonly<Record<Language, () => Promise<{ texts: object }>>> = {
  en: () => import('./texts/en.ts'),
  ms: () => import('./texts/ms.ts'),
  zh: () => import('./texts/zh.ts'),
}

const instance = createInstance()
// Without a backend it is ready when `init` returns.
void instance.init({
  lng: Language.ENGLISH,
  resources: {},
  ns: ['console'],
  defaultNS: 'console',
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
})

const languageOf = (text: string): Language =>
  Object.values(Language).find((language) => language === text.slice(0, 2)) ?? Language.ENGLISH

const HELD = 'language'

/** Keeps the console's language while a scenario changes the page's; false lets it follow the page again. */
export async function holdLanguage(isHeld: boolean): Promise<void> {
  if (!isHeld && recallKept(HELD, v.string()) === null) return
  keep(HELD, isHeld ? instance.language : null)
  await followPageLanguage()
}

/** Loads the console's texts in the page's language, or in the one that is held, and switches to them. */
export async function followPageLanguage(): Promise<void> {
  const language = languageOf(recallKept(HELD, v.string()) ?? document.documentElement.lang)
  const { texts } = await imports[language]()
  instance.addResourceBundle(language, 'console', texts, true, true)
  await instance.changeLanguage(language)
}

/** Follows the page's language and notifies listeners of each change. */
export function watchPageLanguage(changed: () => void): void {
  const follow = async () => {
    await followPageLanguage()
    changed()
  }
  const observer = new MutationObserver(() => void follow())
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
}

/** The text of a key in the current language. */
export const say: ConsoleTranslate = (key, values) => instance.t(key, { ...values })

const subscribe = (onChange: () => void) => {
  instance.on('languageChanged', onChange)
  return () => instance.off('languageChanged', onChange)
}

/** The language of the console, which is the page's. */
export const useConsoleLanguage = (): Language =>
  languageOf(useSyncExternalStore(subscribe, () => instance.language))

/** `say` for components: they render again when the language changes. */
export function useConsoleTexts(): ConsoleTranslate {
  const language = useSyncExternalStore(subscribe, () => instance.language)
  // A new function for a new language, so that its users render again.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  return useCallback((key, values) => say(key, values), [language])
}
