/**
 * Which folder may import which, as shown in ARCHITECTURE.md. The linter uses it in the editor, `tests/architecture.test.ts` in the build.
 * A part is a folder or a single file with its own rule; it may always import from itself.
 */
export interface Part {
  /** Path from the root, without an ending for a file: `src/paths` is `src/paths.ts`. */
  path: string
  mayImport: readonly string[]
  /** Parts whose types it may import, but no values. */
  mayImportTypesOf?: readonly string[]
  /** Parts that it may load by a dynamic import only. */
  mayLoad?: readonly string[]
}

const decisions = ['src/contract', 'src/domain', 'src/paths']

const mockGround = ['src/contract', 'fixtures', 'locales']

/** The layers of the mocked server: each may import from those before it. The console and the hosts are above all of them. */
const layers = [
  'base',
  'rules',
  'catalogue',
  'state',
  'graphql',
  'handlers',
  'server',
  'scenarios',
  'controls',
]

/** The folders of the stores, each with the ones that it may import. */
const nouns: readonly (readonly [noun: string, mayImport: readonly string[]])[] = [
  ['base', []],
  ['session', ['base']],
  ['notices', ['base']],
  ['search', ['base']],
  ['overlays', ['base', 'session']],
  ['cart', ['base', 'session', 'notices', 'overlays']],
  ['checkout', ['base', 'session', 'notices', 'cart']],
  ['orders', ['base', 'session', 'notices']],
  ['lists', ['base', 'session', 'notices', 'overlays']],
  ['deferred', ['base', 'session', 'notices', 'overlays', 'cart', 'lists']],
  ['account', ['base', 'session', 'notices']],
  ['business', ['base', 'session', 'notices', 'cart']],
  ['login', ['base', 'session', 'notices', 'cart', 'checkout', 'deferred', 'business', 'lists']],
  ['engagement', ['base', 'session']],
]

/** The kinds of primitives, each with the ones that it may import. */
const kinds: readonly (readonly [kind: string, mayImport: readonly string[]])[] = [
  ['deferred', []],
  ['icon', []],
  ['media', []],
  ['price', []],
  ['time', []],
  ['text', []],
  ['feedback', ['icon', 'media']],
  ['button', ['icon', 'feedback']],
  ['link', ['icon', 'button']],
  ['layout', ['button', 'text']],
  ['dialog', ['button', 'feedback', 'deferred']],
  ['form', ['icon', 'feedback']],
]

/** The features that shell and pages share, each with the ones that it may import. */
const features: readonly (readonly [noun: string, mayImport: readonly string[]])[] = [
  ['seo', []],
  ['survey', []],
  ['tour', []],
  ['engagement', []],
  ['location', []],
  ['lists', []],
  ['payment', []],
  ['order', ['payment']],
  ['address', []],
  ['billing', ['address']],
  ['picking', []],
  ['savings', []],
  ['promo-codes', ['savings']],
  ['cart', ['savings']],
  ['login', ['cart']],
  ['telephone', ['login']],
  ['business', ['login']],
  ['lead-capture', ['location']],
  ['product-card', ['cart', 'lists']],
  ['listing', ['product-card', 'seo']],
]

const storeFolders = nouns.map(([noun]) => `src/stores/${noun}`)
const kindFolders = kinds.map(([kind]) => `src/ui/${kind}`)
const featureFolders = features.map(([noun]) => `src/features/${noun}`)

/** What connected parts build on. */
const ground = [
  ...decisions,
  'src/scheduling',
  'src/api',
  ...storeFolders,
  'src/tracking',
  'src/i18n',
  'src/navigation/link',
  'src/navigation',
  ...kindFolders,
]
const screens = [...ground, ...featureFolders]
const shop = [...screens, 'src/shell', 'src/pages', 'src/routes', 'src/app']

export const parts: readonly Part[] = [
  { path: 'src/contract', mayImport: [] },
  { path: 'src/paths', mayImport: ['src/contract'] },
  { path: 'src/domain', mayImport: ['src/contract', 'src/paths'] },
  { path: 'src/scheduling', mayImport: [] },
  { path: 'src/api', mayImport: ['src/contract', 'src/domain'] },
  ...nouns.map(([noun, others]) => ({
    path: `src/stores/${noun}`,
    mayImport: [...others.map((other) => `src/stores/${other}`), ...decisions, 'src/scheduling', 'src/api'],
    mayImportTypesOf: ['src/i18n'],
  })),
  { path: 'src/tracking', mayImport: [...decisions, 'src/api'] },
  { path: 'src/i18n', mayImport: ['src/contract', 'src/api'], mayImportTypesOf: ['locales'] },
  { path: 'src/navigation/link', mayImport: ['src/contract', 'src/paths'] },
  {
    path: 'src/navigation',
    mayImport: [
      ...decisions,
      'src/scheduling',
      'src/api',
      ...storeFolders,
      'src/tracking',
      'src/i18n',
      'src/navigation/link',
    ],
  },
  ...kinds.map(([kind, others]) => ({
    path: `src/ui/${kind}`,
    mayImport: [
      ...others.map((other) => `src/ui/${other}`),
      ...decisions,
      'src/scheduling',
      'src/i18n',
      'src/navigation/link',
    ],
  })),
  ...features.map(([noun, others]) => ({
    path: `src/features/${noun}`,
    mayImport: [...ground, ...others.map((other) => `src/features/${other}`)],
  })),
  { path: 'src/shell', mayImport: screens },
  { path: 'src/pages', mayImport: screens },
  { path: 'src/routes', mayImport: shop },
  { path: 'src/app', mayImport: shop },
  { path: 'src/boot', mayImport: shop, mayLoad: ['locales'] },
  { path: 'src/main', mayImport: [...shop, 'src/boot'], mayLoad: ['mocks/hosts'] },
  { path: 'src/prerender', mayImport: [...shop, 'src/boot'] },
  ...layers.map((layer, index) => ({
    path: `mocks/${layer}`,
    mayImport: [...layers.slice(0, index).map((below) => `mocks/${below}`), ...mockGround],
    mayImportTypesOf: ['src/i18n'],
  })),
  {
    path: 'mocks/console',
    mayImport: [
      ...layers.map((layer) => `mocks/${layer}`),
      ...mockGround,
      ...kindFolders,
      'src/i18n',
      'src/paths',
    ],
  },
  {
    path: 'mocks/hosts',
    mayImport: [...layers.map((layer) => `mocks/${layer}`), ...mockGround],
    mayLoad: ['mocks/console'],
  },
  { path: 'fixtures', mayImport: ['src/contract'] },
]

const isInside = (file: string, path: string): boolean =>
  file.startsWith(`${path}/`) || file === `${path}.ts` || file === `${path}.tsx`

/** The most specific part of a file; none for a file outside all of them (tests, build, configuration). */
export const partOf = (file: string): Part | undefined =>
  parts
    .filter(({ path }) => isInside(file, path))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
