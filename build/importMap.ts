/**
 * Which folder may import which, as shown in ARCHITECTURE.md. The linter uses it in the editor, `tests/architecture.test.ts` in the build.
 * A room is a folder or a single file with its own rule; it may always import from itself.
 */
export interface Room {
  /** Path from the root, without an ending for a file: `src/paths` is `src/paths.ts`. */
  room: string
  mayImport: readonly string[]
  /** Rooms whose types it may import, but no values. */
  mayImportTypesOf?: readonly string[]
  /** Rooms that it may load by a dynamic import only. */
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

const storeRooms = nouns.map(([noun]) => `src/stores/${noun}`)
const kindRooms = kinds.map(([kind]) => `src/ui/${kind}`)
const featureRooms = features.map(([noun]) => `src/features/${noun}`)

/** What connected parts build on. */
const ground = [
  ...decisions,
  'src/scheduling',
  'src/api',
  ...storeRooms,
  'src/tracking',
  'src/i18n',
  'src/navigation/link',
  'src/navigation',
  ...kindRooms,
]
const screens = [...ground, ...featureRooms]
const shop = [...screens, 'src/shell', 'src/pages', 'src/routes', 'src/app']

export const rooms: readonly Room[] = [
  { room: 'src/contract', mayImport: [] },
  { room: 'src/paths', mayImport: ['src/contract'] },
  { room: 'src/domain', mayImport: ['src/contract', 'src/paths'] },
  { room: 'src/scheduling', mayImport: [] },
  { room: 'src/api', mayImport: ['src/contract', 'src/domain'] },
  ...nouns.map(([noun, others]) => ({
    room: `src/stores/${noun}`,
    mayImport: [...others.map((other) => `src/stores/${other}`), ...decisions, 'src/scheduling', 'src/api'],
    mayImportTypesOf: ['src/i18n'],
  })),
  { room: 'src/tracking', mayImport: [...decisions, 'src/api'] },
  { room: 'src/i18n', mayImport: ['src/contract', 'src/api'], mayImportTypesOf: ['locales'] },
  { room: 'src/navigation/link', mayImport: ['src/contract', 'src/paths'] },
  {
    room: 'src/navigation',
    mayImport: [
      ...decisions,
      'src/scheduling',
      'src/api',
      ...storeRooms,
      'src/tracking',
      'src/i18n',
      'src/navigation/link',
    ],
  },
  ...kinds.map(([kind, others]) => ({
    room: `src/ui/${kind}`,
    mayImport: [
      ...others.map((other) => `src/ui/${other}`),
      ...decisions,
      'src/scheduling',
      'src/i18n',
      'src/navigation/link',
    ],
  })),
  ...features.map(([noun, others]) => ({
    room: `src/features/${noun}`,
    mayImport: [...ground, ...others.map((other) => `src/features/${other}`)],
  })),
  { room: 'src/shell', mayImport: screens },
  { room: 'src/pages', mayImport: screens },
  { room: 'src/routes', mayImport: shop },
  { room: 'src/app', mayImport: shop },
  { room: 'src/boot', mayImport: shop, mayLoad: ['locales'] },
  { room: 'src/main', mayImport: [...shop, 'src/boot'], mayLoad: ['mocks/hosts'] },
  { room: 'src/prerender', mayImport: [...shop, 'src/boot'] },
  ...layers.map((room, index) => ({
    room: `mocks/${room}`,
    mayImport: [...layers.slice(0, index).map((below) => `mocks/${below}`), ...mockGround],
    mayImportTypesOf: ['src/i18n'],
  })),
  {
    room: 'mocks/console',
    mayImport: [
      ...layers.map((layer) => `mocks/${layer}`),
      ...mockGround,
      ...kindRooms,
      'src/i18n',
      'src/paths',
    ],
  },
  {
    room: 'mocks/hosts',
    mayImport: [...layers.map((layer) => `mocks/${layer}`), ...mockGround],
    mayLoad: ['mocks/console'],
  },
  { room: 'fixtures', mayImport: ['src/contract'] },
]

const isInside = (path: string, room: string): boolean =>
  path.startsWith(`${room}/`) || path === `${room}.ts` || path === `${room}.tsx`

/** The most specific room of a file; none for a file outside all of them (tests, build, configuration). */
export const roomOf = (path: string): Room | undefined =>
  rooms
    .filter(({ room }) => isInside(path, room))
    .toSorted((one, other) => other.room.length - one.room.length)[0]
