import { describe, expect, test } from 'vitest'
import * as enumerations from '../../src/contract/enumerations.ts'
import { codesOf } from './documentText.ts'
import {
  enumerationTables,
  namedValues,
  separateShipmentClassifications,
  stepStatuses,
} from './enumerationTables.ts'

type EnumerationName = keyof typeof enumerations
const namesOf = <Table extends object>(table: Table) =>
  Object.keys(table) as (keyof Table & EnumerationName)[]

describe('every enumeration has the values of the documents, and no other', () => {
  test.each(namesOf(enumerationTables))('%s', (name) => {
    expect(enumerations[name]).toEqual(codesOf(enumerationTables[name]))
  })
})

describe('where the documents name some values, those are held', () => {
  test.each(namesOf(namedValues))('%s', (name) => {
    expect(enumerations[name]).toMatchObject(codesOf(namedValues[name]))
  })

  test('Classification: the separate shipments', () => {
    const { ORDINARY, ...separate } = enumerations.Classification
    expect(Object.values(separate)).toEqual(separateShipmentClassifications)
    expect(separateShipmentClassifications).not.toContain(ORDINARY)
  })

  test('StepStatus', () => {
    expect(Object.values(enumerations.StepStatus)).toEqual(stepStatuses)
  })
})

/** Chosen by the project, with no table in the documents. */
const ours = ['Language']

test('no enumeration stands without its row', () => {
  const held = [
    ...Object.keys(enumerationTables),
    ...Object.keys(namedValues),
    'Classification',
    'StepStatus',
  ]
  expect(Object.keys(enumerations).toSorted()).toEqual([...held, ...ours].toSorted())
})
