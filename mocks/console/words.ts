import { createInstance } from 'i18next'
import { useCallback, useSyncExternalStore } from 'react'
import type en from '../../locales/en/console.json'
import { Language } from '../../src/contract/enumerations.ts'
import type { KeysOf, MessageValues } from '../../src/i18n/keys.ts'

/** Every word of the console, by its path in `locales/en/console.json`. */
export type ConsoleKey = KeysOf<typeof en>
export type ConsoleTranslate = (key: ConsoleKey, values?: MessageValues) => string

const texts: Readonly<Record<Language, () => Promise<{ words: object }>>> = {
  en: () => import('./words/en.ts'),
  ms: () => import('./words/ms.ts'),
  zh: () => import('./words/zh.ts'),
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

const pageLanguage = (): Language =>
  Object.values(Language).find((language) => language === document.documentElement.lang.slice(0, 2)) ??
  Language.ENGLISH

/** Loads the console's texts in the page's language and switches to them. */
export async function followPageLanguage(): Promise<void> {
  const language = pageLanguage()
  const { words } = await texts[language]()
  instance.addResourceBundle(language, 'console', words, true, true)
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

/** The text of a key in the language at hand. */
export const say: ConsoleTranslate = (key, values) => instance.t(key, { ...values })

const subscribe = (onChange: () => void) => {
  instance.on('languageChanged', onChange)
  return () => instance.off('languageChanged', onChange)
}

/** `say` for components: they render again when the language changes. */
export function useWords(): ConsoleTranslate {
  const language = useSyncExternalStore(subscribe, () => instance.language)
  // A new function for a new language, so that its users render again.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  return useCallback((key, values) => say(key, values), [language])
}
