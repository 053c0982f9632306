import { describe, expect, test } from 'vitest'
import * as enumerations from '../../src/contract/enumerations.ts'
import { codesOf } from './documentText.ts'
import {
  enumerationTables,
  ourEnumerations,
  separateShipmentClassifications,
  stepStatuses,
} from './enumerationTables.ts'
import { expectNone } from './expectNone.ts'

const CODE = 'src/contract/enumerations.ts'
const TABLE = 'tests/spec/enumerationTables.ts'

const named = Object.keys(enumerationTables) as (keyof typeof enumerationTables)[]
/** These have their own tests: the documents have numbers without names, or names without numbers. */
const heldBelow = ['Classification', 'StepStatus']
const ours = ourEnumerations.map(({ name }) => name)
const isOurs = (name: string, key: string) => ours.includes(`${name}.${key}`)

describe('an enumeration has the values of the documents, and others only if `ourEnumerations` lists them', () => {
  test.each(named)('%s', (name) => {
    const documented = codesOf(enumerationTables[name].values)
    const built: Record<string, number | string> = enumerations[name]
    expectNone(
      Object.entries(documented).filter(([key, value]) => built[key] !== value),
      ([key, value]) =>
        `${name}.${key} is ${String(built[key])} in ${CODE} and ${JSON.stringify(value)} in ${enumerationTables[name].section}. The documents are right: write \`${key}: ${JSON.stringify(value)}\` in ${CODE}.`,
    )
    expectNone(
      Object.keys(built).filter((key) => !(key in documented) && !isOurs(name, key)),
      (key) =>
        `${name}.${key} is not in the documents. Add it to ourEnumerations in ${TABLE}: { name: '${name}.${key}', why: '…' }`,
    )
  })

  test('Classification: the separate shipments', () => {
    const separate = Object.entries(enumerations.Classification)
      .filter(([key]) => !isOurs('Classification', key))
      .map(([, value]) => value)
    expect(
      separate,
      `Classification in ${CODE}: 7, 8 and 9 are document 1 §4's. Add another value to ourEnumerations in ${TABLE}: { name: 'Classification.…', why: '…' }`,
    ).toEqual(separateShipmentClassifications)
  })

  test('StepStatus', () => {
    expect(
      Object.values(enumerations.StepStatus).filter((status) => !isOurs('StepStatus', status)),
      `StepStatus in ${CODE}: FORM and COMPLETE are document 1 §4's. Add another value to ourEnumerations in ${TABLE}: { name: 'StepStatus.…', why: '…' }`,
    ).toEqual(stepStatuses)
  })
})

test('an enumeration is in the documents, or has its reason', () => {
  const known = [...named, ...heldBelow, ...ours]
  expectNone(
    Object.keys(enumerations).filter((name) => !known.includes(name)),
    (name) =>
      `Enumeration "${name}" is not in the documents. Add it to ourEnumerations in ${TABLE}: { name: '${name}', why: '…' }`,
  )
})

test('the rows of `ourEnumerations` exist in the code and not in the documents', () => {
  const built: Record<string, object> = enumerations
  const documentedKeys = named.flatMap((name) =>
    Object.keys(codesOf(enumerationTables[name].values)).map((key) => `${name}.${key}`),
  )
  const documented = [...named, ...heldBelow, ...documentedKeys]
  const isBuilt = (name: string) => {
    const [table = '', key] = name.split('.')
    return key === undefined ? table in built : key in (built[table] ?? {})
  }
  expectNone(
    ours.filter((name) => !isBuilt(name) || documented.includes(name)),
    (name) =>
      `${name} is not in ${CODE}, or the documents have it: remove its row from ourEnumerations in ${TABLE}.`,
  )
})
