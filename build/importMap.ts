/**
 * Who may import whom, as ARCHITECTURE.md draws it. The linter reads it for the editor, `tests/architecture.test.ts` for
 * the build. A room is a folder, or a file standing directly in one; it may always import from itself.
 */
export interface Room {
  /** Path from the root, without an ending for a file: `src/paths` is `src/paths.ts`. */
  room: string
  mayImport: readonly string[]
  /** Rooms of which it may know the types, and nothing that runs. */
  mayImportTypesOf?: readonly string[]
  /** Rooms that it may load late, by a dynamic import only. */
  mayLoad?: readonly string[]
}

const decisions = ['src/contract', 'src/domain', 'src/paths']

const mockGround = ['src/contract', 'fixtures', 'locales']

/** The floors of the mocked server: each may import from those before it. The console and the hosts are above all of them. */
const floors = [
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
  ['checkout', ['base', 'notices']],
  ['lists', ['base', 'session', 'notices', 'overlays']],
  ['deferred', ['base', 'session', 'notices', 'overlays', 'cart', 'lists']],
  ['login', ['base', 'session', 'cart', 'checkout', 'deferred']],
  ['engagement', ['base', 'session']],
]

const verbs = ['src/api', ...nouns.map(([noun]) => `src/stores/${noun}`), 'src/tracking']
const screens = [...decisions, ...verbs, 'src/i18n', 'src/ui']
const shop = [...screens, 'src/shell', 'src/pages', 'src/app', 'src/routes']

export const rooms: readonly Room[] = [
  { room: 'src/contract', mayImport: [] },
  { room: 'src/paths', mayImport: ['src/contract'] },
  { room: 'src/domain', mayImport: ['src/contract', 'src/paths'] },
  { room: 'src/api', mayImport: ['src/contract', 'src/domain'] },
  ...nouns.map(([noun, others]) => ({
    room: `src/stores/${noun}`,
    mayImport: [...others.map((other) => `src/stores/${other}`), ...decisions, 'src/api'],
    mayImportTypesOf: ['src/i18n'],
  })),
  { room: 'src/tracking', mayImport: [...decisions, 'src/api'] },
  { room: 'src/i18n', mayImport: ['src/contract', 'src/api'], mayImportTypesOf: ['locales'] },
  { room: 'src/ui', mayImport: [...decisions, 'src/i18n'] },
  { room: 'src/shell', mayImport: screens },
  { room: 'src/pages', mayImport: screens },
  { room: 'src/routes', mayImport: shop },
  { room: 'src/app', mayImport: shop, mayLoad: ['locales'] },
  { room: 'src/main', mayImport: shop, mayLoad: ['mocks/hosts'] },
  { room: 'src/prerender', mayImport: shop },
  ...floors.map((room, index) => ({
    room: `mocks/${room}`,
    mayImport: [...floors.slice(0, index).map((below) => `mocks/${below}`), ...mockGround],
    mayImportTypesOf: ['src/i18n'],
  })),
  {
    room: 'mocks/console',
    mayImport: [...floors.map((floor) => `mocks/${floor}`), ...mockGround, 'src/ui', 'src/i18n', 'src/paths'],
  },
  {
    room: 'mocks/hosts',
    mayImport: [...floors.map((floor) => `mocks/${floor}`), ...mockGround],
    mayLoad: ['mocks/console'],
  },
  { room: 'fixtures', mayImport: ['src/contract'] },
]

const isInside = (path: string, room: string): boolean =>
  path.startsWith(`${room}/`) || path === `${room}.ts` || path === `${room}.tsx`

/** The most particular room of a file; none for a file outside all of them (tests, build, configuration). */
export const roomOf = (path: string): Room | undefined =>
  rooms
    .filter(({ room }) => isInside(path, room))
    .toSorted((one, other) => other.room.length - one.room.length)[0]
