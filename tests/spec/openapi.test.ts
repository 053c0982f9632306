import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test } from 'vitest'
import { type OpenApiDocument, openApiDocument } from '../../build/openapi/document.ts'
import type { Call } from '../../src/contract/call.ts'
import { callTable } from '../../src/contract/callTable.ts'
import { callRows } from './callRows.ts'
import { expectNone } from './expectNone.ts'

let document: OpenApiDocument

beforeAll(async () => {
  document = await openApiDocument('0.1.0')
})

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      row: `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
      operation,
    })),
  )

describe('the OpenAPI document of the contract', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone({ ...document }))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  test('contains everything that it refers to', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, to]) => to ?? '',
    )
    const holds = (to: string) => {
      let at: unknown = document
      for (const key of to.split('/'))
        at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
      return at !== undefined
    }
    expect(references.length).toBeGreaterThan(100)
    expectNone(
      [...new Set(references)].filter((to) => !holds(to)),
      (to) =>
        `The OpenAPI document refers to #/${to} and does not hold it. build/openapi/components.ts takes what src/contract/entities exports under a name in "Schema": export const giftSchema = v.object({ … })`,
    )
  })

  test('has every row of the documents’ table', () => {
    const rows = operations().map(({ row }) => row)
    expectNone(
      callRows.filter((row) => !rows.includes(row)),
      (row) =>
        `"${row}" of document 2 §7 is not in the OpenAPI document. build/openapi/document.ts builds it from callSections in src/contract/callTable.ts: add the file of the call there, as in \`lists: listCalls\`.`,
    )
  })

  test('has every call of the contract, each with a unique operation id', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expectNone(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      (id) =>
        `Two operations are called "${id}". Rename one of the calls in src/contract/calls: ${id}Again: call(…)`,
    )
    expectNone(
      Object.keys(callTable).filter((name) => !ids.includes(name)),
      (name) =>
        `Call "${name}" is in callTable and in no section. Add its file to callSections in src/contract/callTable.ts, as in \`lists: listCalls\`.`,
    )
  })

  test('contains the contract’s data of a call, and its entities by reference', () => {
    const { cancelOrder }: { cancelOrder: Call } = callTable
    const operation = document.paths['/api/cancel-order']?.['post']
    expect(operation).toMatchObject({
      operationId: 'cancelOrder',
      tags: ['orders'],
      'x-error-codes': cancelOrder.errors,
      'x-documented': true,
    })
    expect(operation?.description).toContain('Cancels an order before picking starts.')
    expect(JSON.stringify(operation?.responses['200'])).toContain('#/components/schemas/Order"')
    const history = document.paths['/api/order-history']?.['get']
    expect(history?.['x-guards']).toEqual(['login'])
    expect(history?.parameters).toContainEqual({
      name: 'before',
      in: 'query',
      required: false,
      schema: { $ref: '#/components/schemas/Gid' },
    })
  })
})
