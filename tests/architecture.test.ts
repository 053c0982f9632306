import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { roomOf, rooms, type Room } from '../build/importMap.ts'
import { expectNone } from './spec/expectNone.ts'
import {
  codeOf,
  cyclesIn,
  exists,
  type Import,
  mutualFolders,
  reachableFrom,
  sourceFiles,
} from './sourceGraph.ts'

const files = sourceFiles(['src', 'mocks', 'fixtures', 'build', 'tests'])
const inRooms = files.filter(({ path }) => /^(src|mocks|fixtures)\//.test(path))

/** The room of a file in the import map, or the top-level folder of a file without a room. */
const placeOf = (path: string): string => roomOf(path)?.room ?? path.split('/')[0] ?? path

function isAllowed(room: Room, { target, kind }: Import): boolean {
  if (!target) return true
  const place = placeOf(target)
  if (place === room.room || room.mayImport.includes(place)) return true
  if (kind === 'dynamic') return room.mayLoad?.includes(place) ?? false
  return kind === 'type' && (room.mayImportTypesOf?.includes(place) ?? false)
}

test('every file of the shop has a room', () => {
  expectNone(
    inRooms.filter(({ path }) => !roomOf(path)),
    ({ path }) =>
      `${path} is in no room of build/importMap.ts. Move it into one of them, such as src/ui/, or add its room there: { room: '${path
        .split('/')
        .slice(0, 2)
        .join('/')
        .replace(/\.tsx?$/, '')}', mayImport: ['src/contract'] }`,
  )
})

describe('a room imports only from the rooms that the map allows', () => {
  test.each(rooms.map((room) => [room.room, room] as const))('%s', (_name, room) => {
    const strays = inRooms
      .filter(({ path }) => roomOf(path) === room)
      .flatMap(({ path, imports }) =>
        imports.filter((one) => !isAllowed(room, one)).map(({ specifier }) => ({ path, specifier })),
      )
    expectNone(
      strays,
      ({ path, specifier }) =>
        `${path} imports ${specifier}, which ${room.room} may not: build/importMap.ts opens ${room.mayImport.join(', ') || 'no other room'} to it. Move what both need into one of these rooms, or pass it in as a parameter or prop.`,
    )
  })
})

test('of two sibling folders, at most one imports from the other', () => {
  expectNone(
    mutualFolders(files.filter(({ path }) => /^(src|mocks)\//.test(path))),
    ({ one, other, from, back }) =>
      `${one} and ${other} import from each other: ${from}, and ${back}. Move what both need to the folder above them or into one of them.`,
  )
})

test('only src/navigation uses the internals of React Router', () => {
  const using = files.filter(
    ({ path, text }) =>
      path.startsWith('src/') && !path.startsWith('src/navigation/') && /\bUNSAFE_/.test(text),
  )
  expectNone(
    using,
    ({ path }) =>
      `${path} uses an UNSAFE_ export of React Router. Let a function of src/navigation/ offer what it needs, such as useRouterNow().`,
  )
})

test('text becomes HTML in one place only', () => {
  // Sanitized HTML of editors.
  const allowed = ['src/ui/text/SafeHtml.tsx']
  const makesHtml =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|parseFromString|\beval\(|new Function\(|srcdoc/
  const making = files.filter(
    (file) =>
      /^(?:src|mocks\/console)\//.test(file.path) &&
      makesHtml.test(codeOf(file)) &&
      !allowed.includes(file.path),
  )
  expectNone(
    making,
    ({ path }) =>
      `${path} makes HTML or code of a text. Show the text as it is, or HTML of editors with <SafeHtml html={…} />.`,
  )
})

test('no test waits for one second only', () => {
  const waiting = files.filter(
    (file) => file.path.startsWith('tests/') && /\bvi\s*\.\s*wait(?:For|Until)\(/.test(codeOf(file)),
  )
  expectNone(
    waiting,
    ({ path }) =>
      `${path} uses vi.waitFor or vi.waitUntil, whose limit is 1 s. Write expect.poll(() => …).toBe(…), whose limit is in vitest.config.ts.`,
  )
})

test('every relative import names a file with its extension', () => {
  const broken = files.flatMap(({ path, imports }) =>
    imports.flatMap(({ target, specifier }) => (target && !exists(target) ? [{ path, specifier }] : [])),
  )
  expectNone(
    broken,
    ({ path, specifier }) =>
      `${path} imports ${specifier}, which is no file. Write its whole name, with the ending: '${specifier.replace(/(\.\w+)?$/, '.ts')}'`,
  )
})

test('no file imports itself indirectly', () => {
  expectNone(
    cyclesIn(files),
    (cycle) =>
      `These files import each other in a ring: ${cycle}. Move what two of them share into a file of its own, which imports neither.`,
  )
})

test('no store imports a store', () => {
  const isStore = (path: string) =>
    path.startsWith('src/stores/') &&
    (files
      .find((file) => file.path === path)
      ?.imports.some(({ target }) => target === 'src/stores/base/store.ts') ??
      false)
  const pairs = files
    .filter(({ path }) => isStore(path))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ target, kind }) =>
        target && kind !== 'type' && isStore(target) ? [{ path, target }] : [],
      ),
    )
  expectNone(
    pairs,
    ({ path, target }) =>
      `The store ${path} imports the store ${target}. Let src/app/effects/registry.ts call one when the other changes: useCart.subscribe(() => closePanel())`,
  )
})

test('there are no barrels: a file exports its own code', () => {
  const passedOn = files.filter((file) => /^export\s+(type\s+)?(\*|\{[^}]*\})\s+from\s/m.test(codeOf(file)))
  expectNone(
    passedOn,
    ({ path }) =>
      `${path} exports what another file holds. Remove that line, and import from the file itself: import { Price } from '../ui/Price.tsx'`,
  )
})

test('a name describes its content', () => {
  const vague = files.filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/i.test(path))
  expectNone(
    vague,
    ({ path }) =>
      `The name ${path} does not say what is inside. Name it after that: src/domain/checkout/telephone.ts`,
  )
})

test('no folder shows more than 40 files at its own level', () => {
  const roots = ['src', 'mocks', 'tests', 'build', 'fixtures']
  const folders = Map.groupBy(
    files.filter(({ path }) => roots.some((root) => path.startsWith(`${root}/`))),
    ({ path }) => dirname(path),
  )
  expectNone(
    [...folders].filter(([, inside]) => inside.length > 40),
    ([folder, inside]) =>
      `${folder} has ${inside.length} files at its own level, of at most 40. Move those of one noun into a folder of that name: ${folder}/cart/`,
  )
})

describe('a file contains one thing, except tables of the fixtures', () => {
  const longerThan = (lines: number) =>
    files
      .filter(({ path, lineCount }) => lineCount > lines && !path.startsWith('fixtures/tables/'))
      .map(({ path, lineCount }) => `${path}: ${lineCount} lines`)

  test('none over 400 lines', () => {
    expectNone(
      longerThan(400),
      (file) => `${file}, of at most 400. Move one of the things it holds to a file of its own.`,
    )
  })

  test('few over 250', () => {
    const long = longerThan(250)
    expect(
      long.length,
      `More than 2 % of the files are over 250 lines. Divide one of them, best one that you made longer:\n${long.join('\n')}`,
    ).toBeLessThanOrEqual(Math.ceil(files.length * 0.02))
  })
})

test('exports are named; only tools need a default export', () => {
  const mayBeDefault = (path: string) => /\.d(\.\w+)?\.ts$|\.config\.ts$|\/globalSetup\.ts$/.test(path)
  const unnamed = files.filter(
    (file) => !mayBeDefault(file.path) && /^export\s+default\b/m.test(codeOf(file)),
  )
  expectNone(
    unnamed,
    ({ path }) =>
      `${path} has a default export. Give it a name, and import it by that: export function CartPage()`,
  )
})

describe('time and random numbers', () => {
  const present = /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(/
  const chance = /\bMath\.random\(|\brandomUUID\(|\bgetRandomValues\(/
  const using = (pattern: RegExp, folder: RegExp, allowed: readonly string[]) =>
    files
      .filter(({ path }) => folder.test(path) && !allowed.includes(path))
      .filter((file) => pattern.test(codeOf(file)))
      .map(({ path }) => path)

  test('the server, the fixtures and the rules get the time from the clock or an argument', () => {
    expectNone(
      using(present, /^(mocks|fixtures|src\/domain)\//, ['mocks/base/clock.ts']),
      (path) =>
        `${path} reads the machine's time. A handler has the shop's time in what it is given, a rule takes it as an argument: reads(({ now }) => …)`,
    )
  })

  test('and random numbers from the seeded source', () => {
    expectNone(
      using(chance, /^(mocks|fixtures|src\/domain)\//, ['mocks/base/random.ts']),
      (path) =>
        `${path} takes chance from the machine. Take it from the shop's seeded source, mocks/base/random.ts: nextNumber(state)`,
    )
  })

  test('the shop uses its own clock, which follows the server’s time', () => {
    // The second measures how long a machine takes, which is no time of day.
    expectNone(
      using(present, /^src\//, ['src/stores/base/clock.ts', 'src/navigation/renderTiming.ts']),
      (path) =>
        `${path} reads the machine's time. Take it from src/stores/base/clock.ts, which follows the server's: now()`,
    )
  })
})

describe('packages stay where they belong', () => {
  const importers = (name: string) =>
    files.filter(({ imports }) =>
      imports.some(({ specifier }) => specifier === name || specifier.startsWith(`${name}/`)),
    )
  const rows: [string, RegExp][] = [
    ['@faker-js/faker', /^fixtures\//],
    ['msw', /^(mocks|tests)\//],
    ['ky', /^src\/api\//],
    ['@mui/material', /^src\/(ui|app|shell|pages)\//],
    ['playwright-core', /^(tests|build)\//],
  ]
  test.each(rows)('%s', (name, home) => {
    expectNone(
      importers(name).filter(({ path }) => !home.test(path)),
      ({ path }) =>
        `${path} imports ${name}, which only files that fit ${home.source} may. Use what they offer, or add the folder to the rows of this test.`,
    )
  })

  test('nothing that the shop loads needs faker', () => {
    const carried = reachableFrom('src/main.tsx', files).filter(({ imports }) =>
      imports.some(({ specifier }) => specifier.startsWith('@faker-js/')),
    )
    expectNone(
      carried,
      ({ path }) =>
        `${path} imports faker, and src/main.tsx reaches it. Let fixtures/generate.ts write what it makes into a file, and import that.`,
    )
  })
})
