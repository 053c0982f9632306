import type { JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { type Call, errorBodySchema } from '../../src/contract/call.ts'
import { neededHeaders } from '../../mocks/server/guards.ts'
import { callSections } from '../../src/contract/callTable.ts'
import { pageReplySchema } from '../../src/contract/entities/page.ts'
import { Header } from '../../src/contract/headers.ts'
import { componentsOf, entitySchemas, travelling } from './components.ts'
import { descriptions } from './descriptions.ts'
import { type Example, recordExamples } from './recordExamples.ts'
import { json, refusalsOf, refusalsWith, sharedResponses } from './responses.ts'
import { sections, summaryOf } from './sections.ts'

type Definitions = Awaited<ReturnType<typeof entitySchemas>>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  description?: string
  example?: string
}

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  description?: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required: boolean; content: object }
  responses: Record<string, object>
  security: Record<string, []>[]
  'x-guards'?: readonly string[]
  'x-error-codes'?: readonly (string | number)[]
  'x-documented': boolean
}

export interface OpenApiDocument {
  openapi: string
  info: object
  servers: object[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: object
    securitySchemes: object
    responses: typeof sharedResponses
  }
}

interface Known {
  definitions: Definitions
  texts: Map<string, string>
  examples: Map<string, Example>
}

const pathOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

const exampleIn = (values: Readonly<Record<string, string>> = {}, name: string) => {
  const { [name]: example } = values
  return example === undefined ? {} : { example }
}

const paramsOf = (path: string, example?: Example): Parameter[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    ...exampleIn(example?.params, name),
  }))

function queryOf({ query }: Call, definitions: Definitions, example?: Example): Parameter[] {
  const { properties = {}, required = [] } = travelling(query, 'input', definitions)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: typeof schema === 'boolean' ? {} : schema,
    ...exampleIn(example?.query, name),
  }))
}

const isWrite = (method: string): boolean => method !== 'GET'

const marker = { $ref: '#/components/parameters/apiJson' }

/** The cookie of the visitor, and for a write the token that belongs to it. */
function securityOf(call: Call, method: string): Record<string, []>[] {
  const { isMarked, hasToken } = neededHeaders(call, method)
  return isMarked ? [{ visitor: [], ...(hasToken ? { csrfToken: [] } : {}) }] : []
}

const hasBody = ({ body }: Call): boolean =>
  body.type !== 'optional' || !('wrapped' in body) || !isNothing(body.wrapped)

const isNothing = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'undefined'

const bodyExample = ({ body }: Call, { body: example = {} }: Partial<Example> = {}) =>
  v.is(body, example) ? { example } : {}

function operationOf(name: string, section: string, method: string, call: Call, known: Known): Operation {
  const { definitions, texts, examples } = known
  const isFirst = call.methods[0] === method
  const description = texts.get(name)
  const example = examples.get(name)
  const takesBody = hasBody(call) && isWrite(method)
  const answer = json(travelling(call.reply, 'output', definitions), example && { example: example.reply })
  return {
    operationId: isFirst ? name : `${name}By${method}`,
    summary: summaryOf(name),
    tags: [section],
    ...(description === undefined ? {} : { description }),
    parameters: [
      ...paramsOf(call.path, example),
      ...queryOf(call, definitions, example),
      ...(neededHeaders(call, method).isMarked ? [marker] : []),
    ],
    ...(takesBody
      ? {
          requestBody: {
            required: call.body.type !== 'optional',
            content: json(travelling(call.body, 'input', definitions), bodyExample(call, example)),
          },
        }
      : {}),
    responses: {
      200: { description: 'The answer.', content: answer },
      ...refusalsOf(call, method),
      ...(takesBody ? { 413: { $ref: '#/components/responses/TooLarge' } } : {}),
      500: { $ref: '#/components/responses/Defect' },
    },
    security: securityOf(call, method),
    ...(call.guards.length > 0 ? { 'x-guards': call.guards } : {}),
    ...(call.errors.length > 0 ? { 'x-error-codes': call.errors } : {}),
    'x-documented': call.documented,
  }
}

/** The data of a page, at the page's own address. */
const pageOperation = (example: unknown): Operation => ({
  operationId: 'page',
  summary: 'Page data',
  tags: ['pages'],
  description: 'The data of the page at this address, which may contain slashes.',
  parameters: [
    { name: 'path', in: 'path', required: true, schema: { type: 'string' }, example: 'cart' },
    { $ref: '#/components/parameters/pageData' },
  ],
  responses: {
    200: {
      description: 'The data, or where to go instead.',
      content: json({ $ref: '#/components/schemas/PageReply' }, { example }),
    },
    ...refusalsWith(['not_found', 'unauthorized', 'forbidden', 'not_in_advance']),
    500: { $ref: '#/components/responses/Defect' },
  },
  security: [{ visitor: [] }],
  'x-documented': true,
})

/** The schemas that the operations use, directly or through others. */
function usedOf(schemas: Record<string, JsonSchema>, roots: object): Record<string, JsonSchema> {
  const used = new Set<string>()
  const follow = (part: object) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const { [name]: schema } = schemas
      if (used.has(name) || schema === undefined) continue
      used.add(name)
      follow(schema)
    }
  }
  follow(roots)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}

const header = (name: string, description: string, schema: JsonSchema) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
})

/** The OpenAPI 3.1 document of every call in the contract and of page data, with examples from the fixtures. */
export async function openApiDocument(version: string): Promise<OpenApiDocument> {
  const definitions: Definitions = {
    ...(await entitySchemas()),
    ErrorBody: errorBodySchema,
    PageReply: pageReplySchema,
  }
  const examples = await recordExamples()
  const known: Known = { definitions, texts: descriptions(), examples: examples.calls }
  const paths: OpenApiDocument['paths'] = {}
  for (const [section, calls] of Object.entries<Record<string, Call>>(callSections)) {
    for (const [name, call] of Object.entries(calls)) {
      const path = (paths[pathOf(call.path)] ??= {})
      for (const method of call.methods) {
        path[method.toLowerCase()] = operationOf(name, section, method, call, known)
      }
    }
  }
  paths['/{path}'] = { get: pageOperation(examples.page) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pasar',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'The calls of the Pasar storefront, written from `src/contract`. Money is in cents (sen), times are ISO 8601.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(sections).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: usedOf(componentsOf(definitions), [paths, { $ref: '#/components/schemas/ErrorBody' }]),
      parameters: {
        apiJson: header(Header.API_JSON, 'Marks a call of the shop.', { const: 'true' }),
        pageData: header(Header.PAGE_DATA, 'Asks for the data of a page.', { const: 'true' }),
      },
      securitySchemes: {
        visitor: {
          type: 'apiKey',
          in: 'cookie',
          name: 'mock_visitor',
          description:
            'Who the visitor is, logged in or not. The mocked server gives it with its first answer.',
        },
        csrfToken: {
          type: 'apiKey',
          in: 'header',
          name: Header.CSRF,
          description: 'The token of `GET /api/carts/sync`, which every write needs.',
        },
      },
      responses: sharedResponses,
    },
  }
}
