import type account from '../../locales/en/account.json'
import type common from '../../locales/en/common.json'
import type developer from '../../locales/en/developer.json'
import type later from '../../locales/en/later.json'

type WithoutPlural<Key extends string> =
  Key extends `${infer Bare}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Bare : Key

/** Every leaf of a tree of texts, by its path; plural forms count as one. */
export type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysOf<Tree[Key]>}`
}[keyof Tree & string]

/**
 * Every word the shop has, by its path in `locales/en/common.json` or, for what no first page needs, in `later.json`,
 * `account.json` and `developer.json`; the forms of a plural are one key.
 */
export type MessageKey =
  | KeysOf<typeof common>
  | KeysOf<typeof later>
  | KeysOf<typeof account>
  | KeysOf<typeof developer>

/** The values of a text; `count` also selects the plural form. */
export type WordValues = Readonly<Record<string, string | number>>

/** Returns the text of a key in the language of the page. */
export type Translate = (key: MessageKey, values?: WordValues) => string
