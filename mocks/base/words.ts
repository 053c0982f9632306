import { type Names, speak } from '../../fixtures/names/names.ts'
import type enPartner from '../../locales/en/partner.json'
import type enSeo from '../../locales/en/seo.json'
import type { Seo } from '../../src/contract/entities/seo.ts'
import type { Language } from '../../src/contract/enumerations.ts'
import type { EditedMessages } from '../../src/i18n/editedMessages.ts'
import { apart } from './words/apart.ts'

/** What the server itself says: the retailer's words and the pages' titles. */
export interface Words {
  partner: typeof enPartner
  seo: typeof enSeo
}

type Tree = Record<string, unknown>

// A module of its own for each language, so that one loads when it is first spoken: development servers answer a
// dynamic import of JSON with a script, which browsers refuse.
const languages: Readonly<
  Record<Language, () => Promise<{ namespaces: Words & Record<string, Tree>; names?: Names }>>
> = {
  en: () => import('./words/en.ts'),
  ms: () => import('./words/ms.ts'),
  zh: () => import('./words/zh.ts'),
}

const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text)

/** Locale files that were edited since the page loaded, in development, by language and namespace. */
const edited = new Map<string, Tree>()
if (import.meta.hot)
  addEventListener('pasar:words', ({ detail }) => {
    const { language, namespace, texts }: EditedMessages = detail
    edited.set(`${language}/${namespace}`, texts)
  })

/** A namespace of a language (document 2 §7, Translations); null where there is none. */
export async function readNamespace(language: string, namespace: string): Promise<Tree | null> {
  if (!isLanguage(language)) return null
  const now = edited.get(`${language}/${namespace}`)
  if (now) return now
  const late = apart.get(namespace)
  if (late) return (await late[language]()).texts
  const { namespaces } = await languages[language]()
  return Object.hasOwn(namespaces, namespace) ? (namespaces[namespace] ?? null) : null
}

/** The server's words in a language, loaded when it is first spoken; from then on goods have their names in it. */
export async function wordsIn(language: Language): Promise<Words> {
  const { namespaces, names } = await languages[language]()
  if (names) speak(language, names)
  return namespaces
}

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** A page's title and description with their values put in. */
export const seoFor = (
  words: Words,
  page: Exclude<keyof Words['seo'], 'tags'>,
  values: Readonly<Record<string, string | number>> = {},
): Seo => ({
  title: filled(words.seo[page].title, values),
  description: filled(words.seo[page].description, values),
  tags: words.seo.tags,
})
