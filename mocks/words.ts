import type enPartner from '../locales/en/partner.json'
import type enSeo from '../locales/en/seo.json'
import type { Seo } from '../src/contract/entities/seo.ts'
import type { Language } from '../src/contract/enumerations.ts'

/** What the server itself says: the retailer's words and the pages' titles. */
export interface Words {
  partner: typeof enPartner
  seo: typeof enSeo
}

type Tree = Record<string, unknown>
type Load = () => Promise<{ default: Tree }>

/** Every namespace there is; a language loads when it is first spoken. Chinese has no `common` yet: the shop then speaks English. */
const namespaces: Readonly<Record<Language, Readonly<Record<string, Load>>>> = {
  en: {
    common: () => import('../locales/en/common.json', { with: { type: 'json' } }),
    seo: () => import('../locales/en/seo.json', { with: { type: 'json' } }),
    partner: () => import('../locales/en/partner.json', { with: { type: 'json' } }),
  },
  ms: {
    common: () => import('../locales/ms/common.json', { with: { type: 'json' } }),
    seo: () => import('../locales/ms/seo.json', { with: { type: 'json' } }),
    partner: () => import('../locales/ms/partner.json', { with: { type: 'json' } }),
  },
  zh: {
    seo: () => import('../locales/zh/seo.json', { with: { type: 'json' } }),
    partner: () => import('../locales/zh/partner.json', { with: { type: 'json' } }),
  },
}

const isLanguage = (text: string): text is Language => text in namespaces

/** A namespace of a language (document 2 §7, Translations); null where there is none. */
export async function readNamespace(language: string, namespace: string): Promise<Tree | null> {
  if (!isLanguage(language)) return null
  const load = namespaces[language][namespace]
  return load ? (await load()).default : null
}

const pairs: Readonly<
  Record<Language, () => Promise<[{ default: Words['partner'] }, { default: Words['seo'] }]>>
> = {
  en: () =>
    Promise.all([
      import('../locales/en/partner.json', { with: { type: 'json' } }),
      import('../locales/en/seo.json', { with: { type: 'json' } }),
    ]),
  ms: () =>
    Promise.all([
      import('../locales/ms/partner.json', { with: { type: 'json' } }),
      import('../locales/ms/seo.json', { with: { type: 'json' } }),
    ]),
  zh: () =>
    Promise.all([
      import('../locales/zh/partner.json', { with: { type: 'json' } }),
      import('../locales/zh/seo.json', { with: { type: 'json' } }),
    ]),
}

const spoken = new Map<Language, Promise<Words>>()

async function load(language: Language): Promise<Words> {
  const [partner, seo] = await pairs[language]()
  return { partner: partner.default, seo: seo.default }
}

/** The server's words in a language, loaded once; asked for again when that failed. */
export async function wordsIn(language: Language): Promise<Words> {
  const words = spoken.get(language) ?? load(language)
  spoken.set(language, words)
  try {
    return await words
  } catch (error) {
    spoken.delete(language)
    throw error
  }
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
