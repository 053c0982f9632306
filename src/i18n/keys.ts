import type account from '../../locales/en/account.json'
import type common from '../../locales/en/common.json'
import type developer from '../../locales/en/developer.json'
import type shop from '../../locales/en/shop.json'

type WithoutPlural<Key extends string> =
  Key extends `${infer Bare}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Bare : Key

/** Every leaf of a tree of texts, by its path; plural forms count as one. */
export type KeysOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeysOf<Tree[Key]>}`
}[keyof Tree & string]

/**
 * The keys of all texts of the shop: paths in `common.json`, and in `shop.json`, `account.json` and `developer.json`, which no first page
 * needs (`locales/en`). The forms of a plural are one key.
 */
export type MessageKey =
  | KeysOf<typeof common>
  | KeysOf<typeof shop>
  | KeysOf<typeof account>
  | KeysOf<typeof developer>

/** The values of a text; `count` also selects the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Returns the text of a key in the language of the page. */
export type Translate = (key: MessageKey, values?: MessageValues) => string
