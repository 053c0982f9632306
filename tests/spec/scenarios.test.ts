import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { linkQuery, readLink } from '../../mocks/scenarios/link.ts'
import { scenarioTable } from '../../mocks/scenarios/table.ts'
import { spokenLanguages } from '../../src/i18n/index.ts'
import { callTable, type CallName } from '../../src/contract/callTable.ts'
import { Refusal } from '../../src/contract/errorCodes.ts'
import { catalogueCodes, catalogueSituations, catalogueTexts } from './catalogueRows.ts'

const rows = scenarioTable.map((row) => row.row)
const codesThatStrike = scenarioTable.flatMap(({ fault }) => (fault.kind === 'code' ? [fault.code] : []))

function wordsOf(language: string, namespace: string) {
  const file = join(import.meta.dirname, '../../locales', language, `${namespace}.json`)
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return (key: string): unknown =>
    key.split('.').reduce<unknown>((tree, name) => Reflect.get(Object(tree), name), texts)
}

describe('the scenarios against the error catalogue (document 2 §8)', () => {
  test.each(catalogueSituations)('%s has a scenario', (situation) => {
    expect(rows).toContain(situation)
  })

  test.each(catalogueCodes)('the code %s has a scenario that answers it', (code) => {
    expect(codesThatStrike).toContain(code)
  })

  test.each(catalogueTexts)('%s is told in the words of %s', (situation, key) => {
    const keys = scenarioTable.filter(({ row }) => row === situation).map(({ expects }) => expects?.key)
    expect(keys).toContain(key)
  })

  test('none is of a row that the catalogue does not have, but for reasons of our own server', () => {
    const known = new Set<string>([
      ...catalogueSituations,
      ...catalogueCodes.map(String),
      ...Object.values(Refusal),
    ])
    expect(rows.filter((row) => !known.has(row))).toEqual([])
  })
})

describe('each scenario', () => {
  test('has an id of its own, of words that a person can type', () => {
    const ids = scenarioTable.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(id))).toEqual([])
  })

  test.each(spokenLanguages)('has its title, and what the shopper should see, in %s', (language) => {
    const title = wordsOf(language, 'console')
    const namespaces = ['common', 'later', 'account'].map((name) => wordsOf(language, name))
    const shop = (key: string) => namespaces.map((words) => words(key)).find((text) => text !== undefined)
    const missing = scenarioTable.flatMap(({ id, expects }) => [
      ...(typeof title(`scenarios.title.${id}`) === 'string' ? [] : [id]),
      ...(expects === null || typeof shop(expects.key) === 'string' ? [] : [expects.key]),
    ])
    expect(missing).toEqual([])
  })

  test('strikes calls that there are, by the params that their paths have', () => {
    const wrong = scenarioTable.filter(({ calls, only = {} }) =>
      Object.keys(only).some((name) =>
        calls.some((call) => !(call in callTable) || !callTable[call as CallName].path.includes(`:${name}`)),
      ),
    )
    expect(wrong).toEqual([])
    expect(scenarioTable.filter(({ calls }) => calls.length === 0)).toEqual([])
  })

  test('comes back from the link that names it', () => {
    const astray = scenarioTable.filter(({ id, persona }) => {
      const when = { kind: 'once' } as const
      const query = linkQuery({ mocks: [{ scenario: id, when, isWhenSaid: false }], persona })
      const { wishes, problems } = readLink(new URLSearchParams(query))
      return problems.length > 0 || wishes.mocks[0]?.scenario !== id || wishes.persona !== persona
    })
    expect(astray).toEqual([])
  })
})
