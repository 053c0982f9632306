import { describe, test } from 'vitest'
import { partOf, parts, type Part } from '../build/importMap.ts'
import { expectNone } from './spec/expectNone.ts'
import { cyclesIn, exists, type Import, mutualFolders, reachableFrom, sourceFiles } from './sourceGraph.ts'

const files = sourceFiles(['src', 'mocks', 'fixtures', 'build', 'tests'])
const inParts = files.filter(({ path }) => /^(src|mocks|fixtures)\//.test(path))

/** The part of a file in the import map, or the top-level folder of a file without one. */
const placeOf = (path: string): string => partOf(path)?.path ?? path.split('/')[0] ?? path

function isAllowed(part: Part, { target, kind }: Import): boolean {
  if (!target) return true
  const place = placeOf(target)
  if (place === part.path || part.mayImport.includes(place)) return true
  if (kind === 'dynamic') return part.mayLoad?.includes(place) ?? false
  return kind === 'type' && (part.mayImportTypesOf?.includes(place) ?? false)
}

test('every file of the shop is in a part of the import map', () => {
  expectNone(
    inParts.filter(({ path }) => !partOf(path)),
    ({ path }) =>
      `${path} is in no part of build/importMap.ts. Move it into one of them, such as src/ui/, or add its part there: { path: '${path
        .split('/')
        .slice(0, 2)
        .join('/')
        .replace(/\.tsx?$/, '')}', mayImport: ['src/contract'] }`,
  )
})

describe('a part imports only from the parts that the map allows', () => {
  test.each(parts.map((part) => [part.path, part] as const))('%s', (_name, part) => {
    const strays = inParts
      .filter(({ path }) => partOf(path) === part)
      .flatMap(({ path, imports }) =>
        imports.filter((one) => !isAllowed(part, one)).map(({ specifier }) => ({ path, specifier })),
      )
    expectNone(
      strays,
      ({ path, specifier }) =>
        `${path} imports ${specifier}, which ${part.path} may not: build/importMap.ts allows ${part.mayImport.join(', ') || 'no other part'}. Move what both need into one of these, or pass it in as a parameter or prop.`,
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
