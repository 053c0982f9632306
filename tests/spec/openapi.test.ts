import { Validator } from '@seriousme/openapi-schema-validator'
import * as v from 'valibot'
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

const orderStatuses = [
  'NEW',
  'RECEIVED',
  'CONFIRMED',
  'SHOPPING',
  'COMPLETE_SHOPPING',
  'IN_TRANSIT',
  'PICKED_UP_BY_CUSTOMER',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'FAILED_TO_FULFILL',
]

/** The schema of the enumeration that has a constant of this name, wherever it is first used. */
function enumerationWith(constant: string): object {
  const parts: unknown[] = [document]
  for (const part of parts) {
    if (typeof part !== 'object' || part === null) continue
    const fields = part as Record<string, unknown>
    const { 'x-enum-varnames': names } = fields
    if (Array.isArray(names) && names.includes(constant)) return part
    parts.push(...Object.values(fields))
  }
  throw new Error(`No enumeration has ${constant}`)
}

const withExample = v.object({
  content: v.object({ 'application/json': v.object({ example: v.unknown() }) }),
})

/** The example of a body or an answer. */
const exampleOf = (part: unknown): unknown => v.parse(withExample, part).content['application/json'].example

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
    expect(operation?.summary).toBe('Cancel order')
    expect(operation?.security).toEqual([{ visitor: [], csrfToken: [] }])
    const history = document.paths['/api/order-history']?.['get']
    expect(history?.['x-guards']).toEqual(['login'])
    expect(history?.parameters).toContainEqual({
      name: 'before',
      in: 'query',
      required: false,
      schema: { $ref: '#/components/schemas/Gid' },
    })
  })
  test('describes each tag and summarizes each operation', () => {
    const described = new Map(document.tags.map(({ name, description }) => [name, description]))
    expectNone(
      operations().filter(({ operation: { summary, tags } }) => !summary || !described.get(tags[0] ?? '')),
      ({ row }) => `${row} has no summary or no described tag: see build/openapi/sections.ts.`,
    )
  })

  test('has for each call a real reply and body as examples, which fit their schemas', () => {
    const calls: Readonly<Record<string, Call>> = callTable
    const unfit = operations().filter(({ operation: { operationId, responses, requestBody } }) => {
      const call = calls[operationId]
      if (!call) return operationId !== 'page' && !operationId.includes('By')
      const bodyFits = !requestBody || v.is(call.body, exampleOf(requestBody))
      return !bodyFits || !v.is(call.reply, exampleOf(responses['200']))
    })
    expectNone(
      unfit,
      ({ row }) =>
        `The example of ${row} does not fit. It is the answer to a request in tests/mocks/replies; build/openapi/recordExamples.ts records it.`,
    )
    const order = exampleOf(document.paths['/api/cancel-order']?.['post']?.responses['200'])
    expect(order).toMatchObject({ order: { status: 9 } })
    const page = exampleOf(document.paths['/{path}']?.['get']?.responses['200'])
    expect(page).toHaveProperty('data.base.config.currency', 'MYR')
  })

  test('hides no part of an example: the fixtures have no secrets', () => {
    const { requestBody } = document.paths['/api/billing']?.['post'] ?? {}
    expect(exampleOf(requestBody)).toMatchObject({ billing: { cardNumber: '4242424242424242' } })
  })

  test('has every status of a page', () => {
    const { responses = {} } = document.paths['/{path}']?.['get'] ?? {}
    expect(Object.keys(responses)).toEqual(['200', '401', '403', '404', '409', '500'])
  })

  const codesOf = (path: string, method: string) => {
    const { responses = {} } = document.paths[path]?.[method] ?? {}
    return Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [
        status,
        [...JSON.stringify(response).matchAll(/"errorCode":"(\w+)"/g)].map(([, code]) => code),
      ]),
    )
  }

  test('lists the challenge of a call that needs neither marker nor token, and the headers of no such call', () => {
    expect(codesOf('/api/track', 'post')).toMatchObject({ 400: ['bad_body'], 403: ['bot_challenge'] })
    expect(codesOf('/api/login', 'post')[403]).toEqual(['bad_csrf_token'])
    expect(document.paths['/api/track']?.['post']).toMatchObject({ parameters: [], security: [] })
  })

  test('lists the error codes of a call by their status', () => {
    expect(codesOf('/api/set-delivery-info', 'post')).toEqual({
      200: [],
      400: ['bad_body', 'missing_api_marker'],
      403: ['bad_csrf_token', 'bot_challenge'],
      404: ['not_found'],
      409: ['slot_taken', 'not_available'],
      413: [],
      500: [],
    })
  })

  test('lists a body that is too large for each call that takes one', () => {
    const responsesOf = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.responses ?? {})
    expect(responsesOf('/api/set-delivery-info', 'post')).toContain('413')
    expect(responsesOf('/api/order-history', 'get')).not.toContain('413')
    expect(document.components.responses.TooLarge).toMatchObject({
      content: {
        'application/json': { example: { status: 413, errorCode: 'bad_body', expected: 'at most 1 MB' } },
      },
    })
  })

  test('describes the values of an enumeration in the words of its document', () => {
    expect(enumerationWith('SAVED_CARD')).toMatchObject({
      enum: [0, 1, 2, 3, 4, 7, 8, 9, 11, 12],
      description: 'Payment method (document 2 §4).',
      'x-enum-descriptions': [
        'Saved card',
        'Guest card',
        'Google wallet',
        'Braintree zero',
        'Business invoice',
        'Payment on fulfilment',
        'Checking account',
        'Fasspay',
        'Ipay88',
        'Payoo',
      ],
    })
  })

  test('names the values of an enumeration', () => {
    expect(document.components.schemas['Order']).toMatchObject({
      properties: {
        status: { enum: expect.arrayContaining([9]) as unknown, 'x-enum-varnames': orderStatuses },
      },
    })
  })
})
