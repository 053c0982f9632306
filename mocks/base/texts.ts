import { type Names, speak } from '../../fixtures/names/names.ts'
import type enPartner from '../../locales/en/partner.json'
import type enSeo from '../../locales/en/seo.json'
import type { Seo } from '../../src/contract/entities/seo.ts'
import type { Language } from '../../src/contract/enumerations.ts'
import type { EditedMessages } from '../../src/i18n/editedMessages.ts'
import { once } from './once.ts'
import { lazyNamespaces } from './texts/lazyNamespaces.ts'

/** The server's own texts: the retailer's texts and the titles of pages. */
export interface ServerTexts {
  partner: typeof enPartner
  seo: typeof enSeo
}

type Tree = Record<string, unknown>

// A module of its own for each language, so that each loads at its first use: development servers answer a
// dynamic import of JSON with a script, which browsers refuse.
const languages: Readonly<
  Record<Language, () => Promise<{ namespaces: ServerTexts & Record<string, Tree>; names?: Names }>>
> = {
  en: once(() => import('./texts/en.ts')),
  ms: once(() => import('./texts/ms.ts')),
  zh: once(() => import('./texts/zh.ts')),
}

const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text)

/** Locale files that were edited since the page loaded, in development, by language and namespace. */
const edited = new Map<string, Tree>()
if (import.meta.hot)
  addEventListener('pasar:messages', ({ detail }) => {
    const { language, namespace, texts }: EditedMessages = detail
    edited.set(`${language}/${namespace}`, texts)
  })

/** A namespace of a language (document 2 §7, Translations); null where there is none. */
export async function readNamespace(language: string, namespace: string): Promise<Tree | null> {
  if (!isLanguage(language)) return null
  const now = edited.get(`${language}/${namespace}`)
  if (now) return now
  const separate = lazyNamespaces.get(namespace)
  if (separate) return (await separate[language]()).texts
  const { namespaces } = await languages[language]()
  return Object.hasOwn(namespaces, namespace) ? (namespaces[namespace] ?? null) : null
}

/** The server's texts in a language, loaded on first use. After that, products have their names in that language. */
export async function textsIn(language: Language): Promise<ServerTexts> {
  const { namespaces, names } = await languages[language]()
  if (names) speak(language, names)
  return namespaces
}

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** A page's title and description with their values put in. */
export const seoFor = (
  texts: ServerTexts,
  page: Exclude<keyof ServerTexts['seo'], 'tags'>,
  values: Readonly<Record<string, string | number>> = {},
): Seo => ({
  title: filled(texts.seo[page].title, values),
  description: filled(texts.seo[page].description, values),
  tags: texts.seo.tags,
})
