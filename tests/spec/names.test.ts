import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { codeOf, type SourceFile, sourceFiles } from '../sourceGraph.ts'
import { expectNone } from './expectNone.ts'
import { keptNames, oldIdentifiers, oldWords } from './oldNames.ts'

const roots = ['src', 'mocks', 'build', 'fixtures', 'tests']

const tables = 'tests/spec/oldNames.ts'

const files = sourceFiles(roots).filter(({ path }) => path !== tables)

const strings = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g
const templates = /`(?:[^`\\]|\\.)*`/g

/** The expressions inside a template, without its text. */
const expressionsOf = (template: string): string =>
  Array.from(template.matchAll(/\$\{([^}]*)\}/g), ([, expression = '']) => expression).join(' ')

/** Every identifier of a file, once. */
const identifiersIn = (file: SourceFile): Set<string> =>
  new Set(
    codeOf(file)
      .replaceAll(templates, expressionsOf)
      .replaceAll(strings, '')
      .match(/[A-Za-z_$][\w$]*/g),
  )

const wordsOf = (name: string): string[] =>
  name
    .split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '')

/** What to use instead of a name in a file; undefined for one that is in no table. */
const replacementFor = (name: string, path: string): string | undefined =>
  (
    oldIdentifiers.find(({ old, within = '' }) => old === name && path.startsWith(within)) ??
    oldWords.find(({ old }) => wordsOf(name).includes(old))
  )?.use

const isKept = (path: string, name: string): boolean =>
  keptNames.some((kept) => kept.path === path && kept.name === name)

test('the tables recognise an old name, and a part of one', () => {
  expect(replacementFor('comeAsFar', 'build/')).toBe('advanceTo')
  expect(replacementFor('ORDER_FATE', 'build/')).toBe('testOutcome')
  expect(replacementFor('shelfByGid', 'build/')).toBe('category or catalogueView')
  expect(replacementFor('wishlistCount', 'build/')).toBeUndefined()
  expect(replacementFor('visit', 'mocks/')).toBe('context')
  expect(replacementFor('visit', 'tests/')).toBeUndefined()
})

test('no identifier has an old name', () => {
  const found = files.flatMap((file) =>
    [...identifiersIn(file)].flatMap((name) => {
      const use = isKept(file.path, name) ? undefined : replacementFor(name, file.path)
      return use === undefined ? [] : [{ path: file.path, name, use }]
    }),
  )
  expectNone(found, ({ path, name, use }) => `${path} has the name ${name}. Use: ${use}`)
})

test('no file or folder has an old name', () => {
  const found = files.flatMap(({ path }) =>
    path.split('/').flatMap((part) => {
      const name = basename(part).replace(/(\.test)?\.tsx?$/, '')
      const use = replacementFor(name, path)
      return use === undefined ? [] : [{ path, name, use }]
    }),
  )
  expectNone(found, ({ path, name, use }) => `${path} is named ${name}. Use: ${use}`)
})

test('every name that stays is still there', () => {
  const gone = keptNames.filter(({ path, name }) => {
    const file = files.find((one) => one.path === path)
    return !file || !identifiersIn(file).has(name)
  })
  expectNone(
    gone,
    ({ path, name }) => `${path} has no name ${name}. Remove its row from tests/spec/oldNames.ts`,
  )
})
