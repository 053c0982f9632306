import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { FaultTarget } from '../../mocks/scenarios/createFaultInjector.ts'
import { linkQuery, readLink } from '../../mocks/scenarios/link.ts'
import { scenarioTable } from '../../mocks/scenarios/table.ts'
import { spokenLanguages } from '../../src/i18n/index.ts'
import { callTable, type CallName } from '../../src/contract/callTable.ts'
import { Refusal } from '../../src/contract/errorCodes.ts'
import { catalogueCodes, catalogueSituations, catalogueTexts } from './catalogueRows.ts'
import { expectNone } from './expectNone.ts'

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
    expect(
      rows,
      `"${situation}" of document 2 §8 has no scenario. Add one to mocks/scenarios/rows: row: ${JSON.stringify(situation)}`,
    ).toContain(situation)
  })

  test.each(catalogueCodes)('the code %s has a scenario that returns it', (code) => {
    expect(
      codesThatStrike,
      `The code ${code} of document 2 §8 has no scenario. Add one to mocks/scenarios/rows: fault: { kind: 'code', code: ${JSON.stringify(code)} }`,
    ).toContain(code)
  })

  test.each(catalogueTexts)('%s is shown in the text %s', (situation, key) => {
    const keys = scenarioTable.filter(({ row }) => row === situation).map(({ expects }) => expects?.key)
    expect(
      keys,
      `No scenario of "${situation}" expects the text that document 2 §8 names. Write in mocks/scenarios/rows: expects: { key: '${key}' }`,
    ).toContain(key)
  })

  test('every scenario belongs to a row of the catalogue, or has a reason of our own server', () => {
    const known = new Set<string>([
      ...catalogueSituations,
      ...catalogueCodes.map(String),
      ...Object.values(Refusal),
    ])
    expectNone(
      rows.filter((row) => !known.has(row)),
      (row) =>
        `The scenario of "${row}" is of no row of document 2 §8. Give it one in mocks/scenarios/rows, or the reason of our own that it answers: row: 'slot_taken'`,
    )
  })
})

describe('each scenario', () => {
  test('has a unique id that a person can type', () => {
    const ids = scenarioTable.map(({ id }) => id)
    const isTypable = (id: string) => /^[a-z]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(id)
    expectNone(
      ids.filter((id, at) => ids.indexOf(id) !== at || !isTypable(id)),
      (id) =>
        `The scenario "${id}" is there twice, or is no id. Rename it in mocks/scenarios/rows: id: 'cart.slow-merge'`,
    )
  })

  test.each(spokenLanguages)('has its title and its expected message in %s', (language) => {
    const title = wordsOf(language, 'console')
    const namespaces = ['common', 'shop', 'account'].map((name) => wordsOf(language, name))
    const shop = (key: string) =>
      [key, `${key}_other`]
        .flatMap((each) => namespaces.map((words) => words(each)))
        .find((text) => text !== undefined)
    const missing = scenarioTable.flatMap(({ id, expects }) => [
      ...(typeof title(`scenarios.title.${id}`) === 'string' ? [] : [id]),
      ...(expects === null || typeof shop(expects.key) === 'string' ? [] : [expects.key]),
    ])
    expectNone(missing, (key) =>
      rows.includes(key) || scenarioTable.some(({ id }) => id === key)
        ? `The scenario "${key}" has no title. Add scenarios.title.${key} to locales/${language}/console.json.`
        : `The words "${key}" that a scenario expects are missing. Add them to locales/${language}/common.json, or fix \`expects: { key }\` in mocks/scenarios/rows.`,
    )
  })

  test('matches existing calls, by existing calls of their paths', () => {
    // Page data has no call in the table, and its path as a param.
    const hasParam = (call: FaultTarget, name: string) =>
      call in callTable
        ? callTable[call as CallName].path.includes(`:${name}`)
        : call === 'page' && name === 'path'
    const wrong = scenarioTable.filter(({ calls, only = {} }) =>
      Object.keys(only).some((name) => calls.some((call) => !hasParam(call, name))),
    )
    expectNone(
      wrong,
      ({ id }) =>
        `The scenario "${id}" has a param in \`only\` that the path of its call lacks. Fix it in mocks/scenarios/rows: calls: ['readOrder'], only: { orderGid: '…' }`,
    )
    expectNone(
      scenarioTable.filter(({ calls }) => calls.length === 0),
      ({ id }) =>
        `The scenario "${id}" names no call. Name one in mocks/scenarios/rows: calls: ['changeCart']`,
    )
  })

  test('is armed by its own link', () => {
    const astray = scenarioTable.filter(({ id, persona }) => {
      const when = { kind: 'once' } as const
      const query = linkQuery({ mocks: [{ scenario: id, when, isWhenSaid: false }], persona })
      const { linkOptions, problems } = readLink(new URLSearchParams(query))
      return problems.length > 0 || linkOptions.mocks[0]?.scenario !== id || linkOptions.persona !== persona
    })
    expectNone(
      astray,
      ({ id }) =>
        `The link of the scenario "${id}" does not lead back to it. readLink in mocks/scenarios/link.ts takes what linkQuery writes: ?mock=${id}`,
    )
  })
})
