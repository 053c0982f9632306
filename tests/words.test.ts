import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectNone } from './spec/expectNone.ts'

const root = join(import.meta.dirname, '..')

/** Words that the shop does not use, each with its replacement. `at` is a key of `locales`, or a file of the fixtures. */
interface Rule {
  pattern: RegExp
  instead: string
}

const english: readonly Rule[] = [
  { pattern: /\bgoods\b/i, instead: '"items" in a cart, an order or a list, "products" in a listing' },
  { pattern: /(\{\{\}\}|\d) things?\b|\bthings on\b/i, instead: '"item" or "items"' },
  { pattern: /\be-mails?\b/i, instead: '"email"' },
  { pattern: /\b(telephone|mobile number)\b/i, instead: '"phone"' },
  { pattern: /\b(postal|zip) codes?\b/i, instead: '"postcode"' },
  { pattern: /\bsign(ed|s)? (in|out)\b/i, instead: '"log in", "logged out"' },
  { pattern: /\b(open|opening) (an|your|my) account\b/i, instead: '"create an account"' },
  { pattern: /\bbaskets?\b/i, instead: '"cart"' },
  { pattern: /\b(take|takes|taken) [^.]{0,40}\b(out of|off)\b/i, instead: '"remove"' },
  { pattern: /\bput (it|them|all)\b/i, instead: '"add"' },
  { pattern: /\bany ?more\b/i, instead: 'what is the case now: "You’ve been logged out."' },
  { pattern: /\bat most\b/i, instead: '"Limit 3 per order", "up to 3"' },
  { pattern: /\b(go|goes|going) on\b/i, instead: '"continue", "keep shopping"' },
  { pattern: /\bplease (give|fill)\b/i, instead: 'the name of the field: "Enter your first name."' },
  { pattern: /\bcould not be\b/i, instead: 'who failed: "We couldn’t save your note."' },
  { pattern: /\bpickers?\b/i, instead: '"your shopper"' },
  { pattern: /\bways? to pay\b/i, instead: '"payment method"' },
  { pattern: /\bno longer sold\b/i, instead: '"discontinued"' },
  { pattern: /\bby text\b/i, instead: '"by SMS"' },
  { pattern: /\bhave a look\b/i, instead: '"See more"' },
  { pattern: /\b(nobody|everybody|somebody)\b/i, instead: '"no one", "everyone", "someone"' },
]

const malay: readonly Rule[] = [
  { pattern: /\bjabatan\b/i, instead: '"kategori": a jabatan belongs to a government or a company' },
  { pattern: /\bbakul\b/i, instead: '"troli"' },
  { pattern: /\bnama (pertama|akhir)\b/i, instead: '"nama", "nama bapa / keluarga"' },
  { pattern: /\b(buka|membuka) akaun\b/i, instead: '"cipta akaun"' },
  { pattern: /\bsila beri(kan)?\b/i, instead: '"masukkan"' },
  { pattern: /\bpaling banyak \{\{/i, instead: '"Had 3 setiap pesanan"' },
  { pattern: /\bpe(milih|ngutip)\b/i, instead: '"pembantu kedai"' },
  { pattern: /\bemel\b/i, instead: '"e-mel"' },
  { pattern: /\bmaklumkan saya\b/i, instead: '"beritahu saya"' },
  { pattern: /\blalai\b/i, instead: '"utama"' },
  { pattern: /\bbeli lagi\b/i, instead: '"beli semula"' },
]

const chinese: readonly Rule[] = [
  { pattern: /部门/, instead: '“分类”：部门 is a part of an organization' },
  { pattern: /此日期前/, instead: '“最佳食用期：12月6日前”' },
  { pattern: /邮政编码/, instead: '“邮编”' },
  { pattern: /朋友/, instead: '“好友”' },
  { pattern: /余额/, instead: '“购物金”' },
  { pattern: /登出/, instead: '“退出登录”' },
  { pattern: /开设/, instead: '“注册”' },
  { pattern: /可不填/, instead: '“选填”' },
  { pattern: /样品/, instead: '“试用装”' },
  { pattern: /邮箱/, instead: '“电邮”' },
  { pattern: /拥有者/, instead: '“所有者”' },
  { pattern: /可选）/, instead: '“选填”' },
  { pattern: /账单付款|账单支付|账单客户/, instead: '“发票付款”' },
  { pattern: /“我的|我的(收藏|购物清单)/, instead: '“您的”，如页面标题' },
]

/** Texts that may use such a word, by their place, each with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'locales/en/common.json#form.required_message_default':
    'the spec’s default, for a field that has no message of its own (document 1 §5)',
}

interface Text {
  at: string
  text: string
}

const textsIn = (tree: unknown, at: string): Text[] =>
  typeof tree === 'string'
    ? [{ at, text: tree.replaceAll(/\{\{[^}]*\}\}/g, '{{}}') }]
    : Object.entries(Object(tree) as object).flatMap(([name, value]) =>
        textsIn(value, at.includes('#') ? `${at}.${name}` : `${at}#${name}`),
      )

const inLocale = (language: string): Text[] =>
  globSync(`locales/${language}/*.json`, { cwd: root }).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(join(root, file), 'utf8')), file),
  )

/** Fixtures whose texts are shown on screen. Names of products are brands' own, and names of tables are code. */
const fixtures = [
  'fixtures/content/**/*.ts',
  'fixtures/engagement/*.ts',
  'fixtures/texts/**/*.ts',
  'fixtures/tables/{banners,brands,homeRows,landings}.ts',
  'fixtures/coupons.ts',
]

/** Every string of the on-screen fixtures, in any language, without comments and addresses. */
const inFixtures: readonly Text[] = fixtures
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    return Array.from(
      code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|"([^"\n]*)"/g),
      ([, one, two, three]) => ({
        at: file,
        text: (one ?? two ?? three ?? '').replaceAll(/href="[^"]*"/g, ''),
      }),
    ).filter(({ text }) => /[\s\p{Script=Han}]/u.test(text))
  })

const isMalay = (at: string) => /\/ms[./]/.test(at)
const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

const broken = (texts: readonly Text[], rules: readonly Rule[]) =>
  texts.flatMap(({ at, text }) =>
    at in allowed
      ? []
      : rules.flatMap(({ pattern, instead }) => {
          const [word] = pattern.exec(text) ?? []
          return word === undefined ? [] : [{ at, text, word, instead }]
        }),
  )

test.each([
  ['en', english],
  ['ms', malay],
  ['zh', chinese],
] as const)('locales/%s uses the shop’s word for each thing', (language, rules) => {
  expectNone(
    broken(inLocale(language), rules),
    ({ at, text, word, instead }) => `${at}: "${word}" in "${text}". Say ${instead}.`,
  )
})

test('so do the fixtures that are shown on screen', () => {
  const latin = inFixtures.filter(({ text }) => !isChinese(text))
  expectNone(
    [
      ...broken(
        latin.filter(({ at }) => !isMalay(at)),
        english,
      ),
      ...broken(latin, malay),
      ...broken(
        inFixtures.filter(({ text }) => isChinese(text)),
        chinese,
      ),
    ],
    ({ at, text, word, instead }) => `${at}: "${word}" in "${text}". Say ${instead}.`,
  )
})

test('every exception is still a text, and still needs to be one', () => {
  const all = ['en', 'ms', 'zh'].flatMap(inLocale)
  const rules = [...english, ...malay, ...chinese]
  expect(
    Object.keys(allowed).filter(
      (at) => !all.some((text) => text.at === at && rules.some(({ pattern }) => pattern.test(text.text))),
    ),
  ).toEqual([])
})

test.each(['en', 'ms', 'zh'])('locales/%s: the title of a page in the tab is its heading', (language) => {
  const textOf = (file: string, key: string) =>
    inLocale(language).find(({ at }) => at === `locales/${language}/${file}.json#${key}`)?.text
  const titles = [
    ['favorites', 'account', 'account.favorites'],
    ['account', 'account', 'account.yours'],
    ['order_history', 'account', 'orders.title'],
    ['reorder', 'account', 'reorder.title'],
    ['addresses', 'account', 'addresses.title'],
    ['add_address', 'account', 'addresses.add_title'],
    ['edit_address', 'account', 'addresses.edit_title'],
    ['billing', 'account', 'wallet.title'],
    ['coupons', 'account', 'coupons.title'],
    ['cart', 'common', 'cart.title'],
  ] as const
  expect(titles.map(([page]) => textOf('seo', `${page}.title`))).toEqual(
    titles.map(([, file, key]) => `${textOf(file, key)} · Pasar`),
  )
})
