import { report } from '../api/report.ts'
import { request } from '../api/request.ts'
import { localeCalls } from '../contract/calls/locales.ts'
import { Language } from '../contract/enumerations.ts'

/**
 * Namespaces that load after `common`: `account` for the account pages, `developer` for the developer pages, `shop` for all other pages
 * and dialogs.
 */
export type LazyNamespace = 'shop' | 'account' | 'developer'

/** The three namespaces of the documents (document 2 §7), and those that are split off from `common`. */
export type Namespace = 'common' | LazyNamespace | 'seo' | 'partner'

export interface Messages {
  /** The language of the texts: English if the requested one could not be loaded. */
  language: Language
  texts: Readonly<Record<string, unknown>>
}

type Texts = Messages['texts']

const offered = new Map<string, Texts>()

/** Provides texts that the page already contains. Each is used once, in place of a request. */
export function offerMessages(
  language: Language,
  messages: Readonly<Partial<Record<Namespace, Texts>>>,
): void {
  for (const [namespace, texts] of Object.entries(messages)) offered.set(`${language}/${namespace}`, texts)
}

async function read(language: Language, namespace: Namespace): Promise<Texts> {
  const name = `${language}/${namespace}`
  const atHand = offered.get(name)
  offered.delete(name)
  return atHand ?? (await request(localeCalls.readNamespace, { params: { language, namespace } }))
}

async function readTwice(language: Language, namespace: Namespace) {
  try {
    return await read(language, namespace)
  } catch (error) {
    report(`The texts ${language}/${namespace} could not be loaded.`, error)
    return await read(language, namespace)
  }
}

/**
 * The texts of a namespace. A load that fails is logged and repeated once; after that, English is loaded (document 2 §8). Throws when
 * English fails too.
 */
export async function loadMessages(language: Language, namespace: Namespace): Promise<Messages> {
  try {
    return { language, texts: await readTwice(language, namespace) }
  } catch (error) {
    if (language === Language.ENGLISH) throw error
    report(`The texts ${language}/${namespace} could not be loaded. English is shown instead.`, error)
    return { language: Language.ENGLISH, texts: await readTwice(Language.ENGLISH, namespace) }
  }
}
