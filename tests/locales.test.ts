import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import { spokenLanguages } from '../src/i18n/index.ts'
import { expectNone } from './spec/expectNone.ts'
import { codeOf, sourceFiles } from './sourceGraph.ts'

const folder = join(import.meta.dirname, '..', 'locales')
type Texts = Record<string, string>
/** The texts of the screens: those of every page, and those that load with pages and dialogs. */
const inScreens = ['common', 'shop', 'account', 'developer']

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const flat = (tree: unknown, prefix = ''): [string, string][] =>
  isTree(tree)
    ? Object.entries(tree).flatMap(([name, value]) => flat(value, prefix ? `${prefix}.${name}` : name))
    : [[prefix, String(tree)]]

const namespacesOf = (language: string) =>
  readdirSync(join(folder, language)).map((name) => name.replace(/\.json$/, ''))

/** Every text of a language by its key; those of `common` without prefix, others as `seo:title`. */
const textsOf = (language: string): Texts =>
  Object.fromEntries(
    namespacesOf(language).flatMap((namespace) =>
      flat(JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), 'utf8'))).map(
        ([key, text]): [string, string] => [
          inScreens.includes(namespace) ? key : `${namespace}:${key}`,
          text,
        ],
      ),
    ),
  )

const everyEnglish = textsOf('en')

/** The locale file that contains a text, or should contain it. */
function fileOf(key: string, language: string): string {
  const namespace = key.includes(':') ? key.split(':')[0] : inScreens.find((name) => isIn(name, key))
  return `locales/${language}/${namespace ?? 'shop'}.json`
}

const ofScreens = new Map(
  inScreens.map((name) => [name, flat(JSON.parse(readFileSync(join(folder, 'en', `${name}.json`), 'utf8')))]),
)

const isIn = (namespace: string, key: string): boolean =>
  ofScreens.get(namespace)?.some(([other]) => other === key || other === `${key}_other`) ?? false

/** A line of such a file: `"cart": { "title": "…" }`. */
const example = (key: string, text = '…'): string =>
  (key.split(':').at(-1) ?? key)
    .split('.')
    .reduceRight((inner, name) => (inner === '' ? `"${name}": "${text}"` : `"${name}": { ${inner} }`), '')
/** The English texts in the namespaces of a language. */
const englishBeside = (language: string): Texts => {
  const namespaces = namespacesOf(language)
  return Object.fromEntries(
    Object.entries(everyEnglish).filter(([key]) => namespaces.includes(key.split(':').at(-2) ?? 'common')),
  )
}
const others = readdirSync(folder).filter((language) => language !== 'en')

const plural = /_(zero|one|two|few|many|other)$/
const place = /\.\d+$/
/**
 * Plural forms count as one text, and each language has its own: `cart.items_one` is `cart.items`. A list, such as the popular searches,
 * may be longer in one language.
 */
const wordingOf = (key: string): string => {
  if (place.test(key)) return key.replace(place, '')
  const bare = key.replace(plural, '')
  return `${bare}_other` in everyEnglish && `${bare}_one` in everyEnglish ? bare : key
}
const wordingsOf = (texts: Texts) => [...new Set(Object.keys(texts).map(wordingOf))].toSorted()

const placeholdersOf = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<(\w+)>/g), ([all]) => all))].toSorted()

/** Names, and words that are the same in both languages. */
const names = [
  'Pasar',
  'Malaysia',
  'Langkawi',
  'Kedah',
  'Visa',
  'Mastercard',
  'American Express',
  'PayPal',
  'Apple Pay',
  'Google Pay',
  'Venmo',
  'Payoo',
  'FassPay',
  'iPay88',
  'FPX',
  'Boost',
  'GrabPay',
  'Touch ’n Go',
  'Maybank',
  'CIMB',
  'Public',
  'RHB',
  'Hong Leong',
  'RM',
]
const sameInBoth: Record<string, readonly string[]> = {
  ms: ['Standard', 'Menu', 'Status', 'Bank'],
  zh: ['Bank'],
}
const wordsLeft = (text: string, language: string) =>
  [...names, ...(sameInBoth[language] ?? [])]
    .reduce((rest, known) => rest.replaceAll(known, ''), text.replaceAll(/\{\{[^}]*\}\}/g, ''))
    .match(/\p{Letter}{2,}/gu) ?? []

describe.each(others)('%s', (language) => {
  const texts = textsOf(language)
  const english = englishBeside(language)

  test('has every text that English has, without extra ones', () => {
    const [here, there] = [wordingsOf(texts), wordingsOf(english)]
    expectNone(
      there.filter((key) => !here.includes(key)),
      (key) =>
        `"${key}" has no text here. Add it to ${fileOf(key, language)}: ${key in english ? example(key, english[key]) : example(`${key}_other`, english[`${key}_other`])}, translated`,
    )
    expectNone(
      here.filter((key) => !there.includes(key)),
      (key) =>
        `"${key}" has no English text. Add it to ${fileOf(key, 'en')}, or remove it from ${fileOf(key, language)}.`,
    )
  })

  test('has each plural form that its numbers need', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const missing = wordingsOf(texts)
      .filter((wording) => `${wording}_other` in english && !(wording in english))
      .flatMap((wording) => forms.map((form) => `${wording}_${form}`))
      .filter((key) => !(key in texts))
    expectNone(
      missing,
      (key) =>
        `${language} has a plural form that is missing. Add it to ${fileOf(key, language)}: ${example(key, '{{count}} …')}`,
    )
  })

  test('fills in the same values', () => {
    const different = Object.entries(texts).flatMap(([key, text]) => {
      const source = english[key] ?? english[`${wordingOf(key)}_other`] ?? ''
      return placeholdersOf(text).join() === placeholdersOf(source).join() ? [] : [{ key, text, source }]
    })
    expectNone(
      different,
      ({ key, text, source }) =>
        `"${key}" fills in other values than English. Use the same in ${fileOf(key, language)}: ${placeholdersOf(source).join(' ') || 'none'} instead of ${placeholdersOf(text).join(' ') || 'none'}`,
    )
  })

  test('has no English text left', () => {
    const left = Object.entries(texts).filter(
      ([key, text]) => text === english[key] && wordsLeft(text, language).length > 0,
    )
    expectNone(
      left,
      ([key, text]) =>
        `"${key}" is in English: "${text}". Translate it in ${fileOf(key, language)}. A name that stays goes to \`names\` in tests/locales.test.ts, a word that is the same in both languages to \`sameInBoth.${language}\`.`,
    )
  })
})

describe.each(['en', ...others])('%s', (language) => {
  test('has no empty text', () => {
    const empty = Object.entries(textsOf(language)).filter(([, text]) => text.trim() === '')
    expectNone(
      empty,
      ([key]) =>
        `"${key}" is empty. Write a text in ${fileOf(key, language)}, or remove the key from all languages.`,
    )
  })
})

test('a language of the shop has all English texts', () => {
  for (const language of spokenLanguages)
    expectNone(
      namespacesOf('en').filter((namespace) => !namespacesOf(language).includes(namespace)),
      (namespace) =>
        `There is no locales/${language}/${namespace}.json. Add it, with the keys of locales/en/${namespace}.json.`,
    )
})

const code = sourceFiles(['src', 'mocks', 'fixtures', 'build']).map(codeOf).join('\n')

/** The namespace of the screens. The server reads the other two as typed records, so the compiler checks their keys. */
const english = Object.fromEntries(Object.entries(everyEnglish).filter(([key]) => !key.includes(':')))

const nouns = [...new Set(Object.keys(english).map((key) => key.split('.')[0] ?? key))]
const literals = new Set(Array.from(code.matchAll(/['"`](\w+(?:\.[\w-]+)+)['"`]/g), ([, key = '']) => key))
/** Keys composed in code, `listing.sort_${value}`, as patterns. */
const assembled = Array.from(code.matchAll(/`(\w+\.[\w.-]*\$\{[^`]*)`/g), ([, template = '']) => template)
  .filter((template) => nouns.includes(template.split('.')[0] ?? ''))
  .map((template) => ({
    template,
    pattern: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  }))
/** Read at build time for the page that shows if no file loads: `languages.en.errors.start_title`. */
const readAsRecords = [/^errors\.(start_title|start_text|try_again|unscripted|unscripted_list)$/]

test('every text is used', () => {
  const silent = wordingsOf(english).filter(
    (key) =>
      !literals.has(key) &&
      !assembled.some(({ pattern }) => pattern.test(key)) &&
      !readAsRecords.some((pattern) => pattern.test(key)),
  )
  expectNone(
    silent,
    (key) =>
      `No code says "${key}". Use it, t('${key}'), or remove it from ${spokenLanguages.map((language) => fileOf(key, language)).join(', ')}.`,
  )
})

test('every used key has a text', () => {
  const known = new Set([...Object.keys(english), ...wordingsOf(english)])
  const asked = Array.from(code.matchAll(/\b(?:t|translate)\(\s*'([^']+)'/g), ([, key = '']) => key)
  expectNone(
    asked.filter((key) => !known.has(key)),
    (key) => `t('${key}') has no text. Add it to locales/*/shop.json, in each language: ${example(key, '…')}`,
  )
  const empty = assembled.filter(({ pattern }) => ![...known].some((key) => pattern.test(key)))
  expectNone(
    empty,
    ({ template }) =>
      `No key fits t(\`${template}\`). Add those it may become to locales/*/shop.json, in each language.`,
  )
})
