import { report } from '../api/report.ts'
import { request } from '../api/request.ts'
import { localeCalls } from '../contract/calls/locales.ts'
import { Language } from '../contract/enumerations.ts'

/**
 * What `common` would say if it did not load before the first page: `account` on the pages of an account alone, `developer` on
 * those for who builds the shop, `later` elsewhere.
 */
export type LazyNamespace = 'later' | 'account' | 'developer'

/** The documents' three (document 2 §7), and what is held apart from `common`. */
export type Namespace = 'common' | LazyNamespace | 'seo' | 'partner'

export interface Words {
  /** The language the texts are in: English when the one asked for could not be had. */
  language: Language
  texts: Readonly<Record<string, unknown>>
}

type Texts = Words['texts']

const offered = new Map<string, Texts>()

/** Texts that are at hand already, for whoever asks for them once. */
export function offerMessages(language: Language, words: Readonly<Partial<Record<Namespace, Texts>>>): void {
  for (const [namespace, texts] of Object.entries(words)) offered.set(`${language}/${namespace}`, texts)
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
 * The texts of a namespace. A load that fails is logged and tried once more, then it is English (document 2 §8); throws when
 * that cannot be had either.
 */
export async function loadMessages(language: Language, namespace: Namespace): Promise<Words> {
  try {
    return { language, texts: await readTwice(language, namespace) }
  } catch (error) {
    if (language === Language.ENGLISH) throw error
    report(`The texts ${language}/${namespace} could not be loaded; it is English now.`, error)
    return { language: Language.ENGLISH, texts: await readTwice(Language.ENGLISH, namespace) }
  }
}
