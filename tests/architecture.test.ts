import { describe, expect, test } from 'vitest'
import { roomOf, rooms, type Room } from '../build/importMap.ts'
import { codeOf, cyclesIn, exists, reachableFrom, sourceFiles, type Import } from './sourceGraph.ts'

const files = sourceFiles(['src', 'mocks', 'fixtures', 'build', 'tests'])
const inRooms = files.filter(({ path }) => /^(src|mocks|fixtures)\//.test(path))

/** Where a file stands for the map: its room, or the top-level folder of one that stands in none. */
const placeOf = (path: string): string => roomOf(path)?.room ?? path.split('/')[0] ?? path

function isAllowed(room: Room, { target, kind }: Import): boolean {
  if (!target) return true
  const place = placeOf(target)
  if (place === room.room || room.mayImport.includes(place)) return true
  if (kind === 'dynamic') return room.mayLoad?.includes(place) ?? false
  return kind === 'type' && (room.mayImportTypesOf?.includes(place) ?? false)
}

test('every file of the shop stands in a room', () => {
  expect(inRooms.filter(({ path }) => !roomOf(path)).map(({ path }) => path)).toEqual([])
})

describe('a room imports from the rooms the map opens to it', () => {
  test.each(rooms.map((room) => [room.room, room] as const))('%s', (_name, room) => {
    const strays = inRooms
      .filter(({ path }) => roomOf(path) === room)
      .flatMap(({ path, imports }) =>
        imports.filter((one) => !isAllowed(room, one)).map(({ specifier }) => `${path} imports ${specifier}`),
      )
    expect(strays).toEqual([])
  })
})

test('every relative import names a file, with its ending', () => {
  const broken = files.flatMap(({ path, imports }) =>
    imports.flatMap(({ target, specifier }) =>
      target && !exists(target) ? [`${path} imports ${specifier}`] : [],
    ),
  )
  expect(broken).toEqual([])
})

test('no file imports itself by a detour', () => {
  expect(cyclesIn(files)).toEqual([])
})

test('no store imports a store', () => {
  const isStore = (path: string) =>
    path.startsWith('src/stores/') &&
    (files.find((file) => file.path === path)?.imports.some(({ specifier }) => specifier === './store.ts') ??
      false)
  const pairs = files
    .filter(({ path }) => isStore(path))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ target, kind }) =>
        target && kind !== 'type' && isStore(target) ? [`${path} imports ${target}`] : [],
      ),
    )
  expect(pairs).toEqual([])
})

test('no barrels: a file exports what it holds', () => {
  const passedOn = files.filter((file) => /^export\s+(type\s+)?(\*|\{[^}]*\})\s+from\s/m.test(codeOf(file)))
  expect(passedOn.map(({ path }) => path)).toEqual([])
})

test('a name says what is inside', () => {
  const vague = files.filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/i.test(path))
  expect(vague.map(({ path }) => path)).toEqual([])
})

describe('one thing a file, tables of the fixtures aside', () => {
  const longerThan = (lines: number) =>
    files
      .filter(({ path, lineCount }) => lineCount > lines && !path.startsWith('fixtures/tables/'))
      .map(({ path, lineCount }) => `${path}: ${lineCount} lines`)

  test('none over 400 lines', () => {
    expect(longerThan(400)).toEqual([])
  })

  test('few over 250', () => {
    expect(longerThan(250).slice(Math.ceil(files.length * 0.02))).toEqual([])
  })
})

test('exports have names; only a tool asks for a default one', () => {
  const isAskedFor = (path: string) => /\.d(\.\w+)?\.ts$|\/globalSetup\.ts$/.test(path)
  const unnamed = files.filter((file) => !isAskedFor(file.path) && /^export\s+default\b/m.test(codeOf(file)))
  expect(unnamed.map(({ path }) => path)).toEqual([])
})

describe('time and chance', () => {
  const present = /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(/
  const chance = /\bMath\.random\(|\brandomUUID\(|\bgetRandomValues\(/
  const using = (pattern: RegExp, folder: RegExp, allowed: readonly string[]) =>
    files
      .filter(({ path }) => folder.test(path) && !allowed.includes(path))
      .filter((file) => pattern.test(codeOf(file)))
      .map(({ path }) => path)

  test('the server, the fixtures and the rules take the time from the clock or an argument', () => {
    expect(using(present, /^(mocks|fixtures|src\/domain)\//, ['mocks/shop/clock.ts'])).toEqual([])
  })

  test('and chance from the seeded source', () => {
    expect(using(chance, /^(mocks|fixtures|src\/domain)\//, ['mocks/shop/random.ts'])).toEqual([])
  })

  test('the shop asks its own clock, which knows the server’s time', () => {
    // The second measures how long a machine takes, which is no time of day.
    expect(using(present, /^src\//, ['src/stores/clock.ts', 'src/app/pageStand.ts'])).toEqual([])
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
    expect(
      importers(name)
        .filter(({ path }) => !home.test(path))
        .map(({ path }) => path),
    ).toEqual([])
  })

  test('nothing that the shop loads needs faker', () => {
    const carried = reachableFrom('src/main.tsx', files).filter(({ imports }) =>
      imports.some(({ specifier }) => specifier.startsWith('@faker-js/')),
    )
    expect(carried.map(({ path }) => path)).toEqual([])
  })
})
