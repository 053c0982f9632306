import type { EditedMessages } from './editedMessages.ts'
import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { createInstance, type i18n as I18n, type Resource } from 'i18next'
import { getI18n, I18nContext, initReactI18next } from 'react-i18next'
import { setRequestLanguage } from '../api/language.ts'
import { report } from '../api/report.ts'
import { Language } from '../contract/enumerations.ts'
import type { Translate, MessageKey } from './keys.ts'
import { type LazyNamespace, loadMessages } from './messages.ts'

const NAMESPACE = 'common'

/** The languages whose texts are complete. */
export const spokenLanguages: readonly Language[] = Object.values(Language)

/** An instance with its texts, for rendering to a string and for tests: `{ en: { common: {…} } }`. */
export function createI18n(language: Language, resources: Resource): I18n {
  const instance = createInstance()
  // Without a backend, `init` is synchronous.
  void instance.use(initReactI18next).init({
    lng: language,
    resources,
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (languages, namespace, key) =>
      report(`No text for ${namespace}:${key} in ${languages.join(', ')}.`),
  })
  return instance
}

let running: I18n | null = null
/** The lazy namespaces that were requested, and those that are loaded, by language. */
const requested = new Set<LazyNamespace>()
const loaded = new Set<string>()

const addRequested = (instance: I18n, language: Language) =>
  Promise.all(
    [...requested].map(async (namespace) => {
      const name = language + namespace
      if (loaded.has(name)) return
      const messages = await loadMessages(language, namespace)
      instance.addResourceBundle(language, NAMESPACE, messages.texts, true, true)
      // English texts in its place are replaced when the language is loaded again.
      if (messages.language === language) loaded.add(name)
    }),
  )

/** Loads a namespace that no first page needs. A component that shows one of its texts awaits this. */
export async function loadTexts(namespace: LazyNamespace): Promise<void> {
  requested.add(namespace)
  if (running) await addRequested(running, languageOf(running.language))
}

/** The language that was chosen last: the texts of an earlier choice may arrive after its own. */
let chosen: Language

/** Loads the texts of a language and shows the shop in it, unless another one is chosen meanwhile. Returns the language that is shown. */
export async function startI18n(language: Language): Promise<Language> {
  chosen = language
  const messages = await loadMessages(language, NAMESPACE)
  if (running) {
    running.addResourceBundle(messages.language, NAMESPACE, messages.texts, true, true)
    // Until no further namespace was requested meanwhile, for the language before: its texts would be missing in this one.
    for (let count = -1; count < requested.size;) {
      count = requested.size
      await addRequested(running, messages.language)
    }
    if (chosen !== language) return languageOf(running.language)
    translators.delete(running)
    await running.changeLanguage(messages.language)
  } else {
    running = createI18n(messages.language, { [messages.language]: { [NAMESPACE]: messages.texts } })
  }
  setRequestLanguage(messages.language)
  return messages.language
}

/** Whether all texts that were asked for are there in this language, and not some of them in English. */
export const hasTextsIn = (language: Language): boolean =>
  running?.language === language && [...requested].every((namespace) => loaded.has(language + namespace))

/**
 * A value of the instance, read again when its language or its texts change. A list renders hundreds of texts; react-i18next's own hook
 * took a fifth of that time.
 */
function useInstance<Value>(read: (instance: I18n) => Value): Value {
  const provided: { i18n?: I18n } | undefined = useContext(I18nContext)
  const instance = provided?.i18n ?? getI18n()
  const subscribe = useCallback(
    (onChange: () => void) => {
      instance.on('languageChanged', onChange)
      return () => instance.off('languageChanged', onChange)
    },
    [instance],
  )
  const valueNow = () => read(instance)
  return useSyncExternalStore(subscribe, valueNow, valueNow)
}

const languageOf = (shown: string): Language =>
  spokenLanguages.find((language) => language === shown) ?? Language.ENGLISH

/** The language that the page is shown in. */
export const useLanguage = (): Language => useInstance(({ language }) => languageOf(language))

const translators = new WeakMap<I18n, Map<string, Translate>>()

/** Caches texts: i18next's lookup is slow, and a list of products reads the same texts hundreds of times. */
function makeTranslator(instance: I18n, language: string): Translate {
  const fixed = instance.getFixedT(language, NAMESPACE)
  const plain = new Map<MessageKey, string>()
  const unfilled = new Map<MessageKey, string>()
  return (key, values) => {
    if (!values) {
      const text = plain.get(key) ?? fixed(key)
      // A text that is not loaded yet is looked up again.
      if (text !== key) plain.set(key, text)
      return text
    }
    // The count selects the plural form.
    if ('count' in values) return fixed(key, { ...values })
    const text = unfilled.get(key) ?? fixed(key, { skipInterpolation: true })
    if (text !== key) unfilled.set(key, text)
    return instance.services.interpolator.interpolate(text, { ...values }, language, {})
  }
}

/** One function per language and instance, so that memoized values depend on the language alone. */
function translatorOf(instance: I18n): Translate {
  const { language } = instance
  const known = translators.get(instance) ?? new Map<string, Translate>()
  translators.set(instance, known)
  const before = known.get(language)
  if (before) return before
  const translate = makeTranslator(instance, language)
  known.set(language, translate)
  return translate
}

/** The texts of the page's language, by key: `const t = useT()`, `t('cart.items', { count })`. */
export const useT = (): Translate => useInstance(translatorOf)

/**
 * A text that may appear before its namespace has loaded, such as that of a notice: null until then, so that no key is ever on screen. If
 * the namespace cannot be loaded, the text says that the network fails.
 */
export function useLateText(...[key, values]: Parameters<Translate>): string | null {
  const t = useT()
  const isLoaded = useInstance((instance) => instance.exists(key, { ...values }))
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const end = () => setOver(true)
    if (!isLoaded) void loadTexts('shop').then(end, end)
  }, [isLoaded])
  if (isLoaded) return t(key, values)
  return isOver ? t('handlers.network') : null
}

// In development, an edited locale file replaces the texts on screen. The mock replaces texts that are not loaded yet.
if (import.meta.hot)
  addEventListener('pasar:messages', ({ detail }) => {
    const { language, namespace, texts }: EditedMessages = detail
    if (!running?.hasResourceBundle(language, NAMESPACE)) return
    if (namespace !== NAMESPACE && !loaded.has(language + namespace)) return
    running.addResourceBundle(language, NAMESPACE, texts, true, true)
    translators.delete(running)
    running.emit('languageChanged', running.language)
  })
