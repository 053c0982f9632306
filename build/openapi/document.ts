import type { JsonSchema } from '@valibot/to-json-schema'
import { type Call, errorBodySchema } from '../../src/contract/call.ts'
import { callSections } from '../../src/contract/callTable.ts'
import { pageReplySchema } from '../../src/contract/entities/page.ts'
import type { Refusal } from '../../src/contract/errorCodes.ts'
import { Header } from '../../src/contract/headers.ts'
import { componentsOf, entitySchemas, travelling } from './components.ts'
import { descriptions } from './descriptions.ts'

type Definitions = Awaited<ReturnType<typeof entitySchemas>>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  description?: string
}

interface Operation {
  operationId: string
  tags: string[]
  description?: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: object
  responses: Record<string, object>
  'x-guards'?: readonly string[]
  'x-error-codes'?: readonly (string | number)[]
  'x-documented': boolean
}

export interface OpenApiDocument {
  openapi: string
  info: object
  servers: object[]
  tags: object[]
  paths: Record<string, Record<string, Operation>>
  components: object
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

const pathOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

const paramsOf = (path: string): Parameter[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryOf({ query }: Call, definitions: Definitions): Parameter[] {
  const { properties = {}, required = [] } = travelling(query, 'input', definitions)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: typeof schema === 'boolean' ? {} : schema,
  }))
}

const isWrite = (method: string): boolean => method !== 'GET'

function headersOf({ guards, path }: Call, method: string): { $ref: string }[] {
  if (guards.includes('open') || path.endsWith('.json')) return []
  const names = ['apiJson', ...(isWrite(method) ? ['csrfToken'] : [])]
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

const hasBody = ({ body }: Call): boolean =>
  body.type !== 'optional' || !('wrapped' in body) || !isNothing(body.wrapped)

const isNothing = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'undefined'

/** What any call may be refused for: its marker, its token, its body, a login or a permission that is missing. */
const everywhere: readonly Refusal[] = [
  'bad_body',
  'missing_api_marker',
  'bad_csrf_token',
  'unauthorized',
  'forbidden',
  'bot_challenge',
]

function refusalOf({ errors }: Call): object {
  const own = errors.length > 0 ? `; of its own: ${errors.join(', ')}` : ''
  return {
    description: `A refusal${own}.`,
    content: json({
      allOf: [
        { $ref: '#/components/schemas/ErrorBody' },
        { properties: { errorCode: { enum: [...new Set([...errors, ...everywhere])] } } },
      ],
    }),
  }
}

function operationOf(
  name: string,
  section: string,
  method: string,
  call: Call,
  known: { definitions: Definitions; texts: Map<string, string> },
): Operation {
  const { definitions, texts } = known
  const isFirst = call.methods[0] === method
  const description = texts.get(name)
  return {
    operationId: isFirst ? name : `${name}By${method}`,
    tags: [section],
    ...(description === undefined ? {} : { description }),
    parameters: [...paramsOf(call.path), ...queryOf(call, definitions), ...headersOf(call, method)],
    ...(hasBody(call) && isWrite(method)
      ? {
          requestBody: {
            required: call.body.type !== 'optional',
            content: json(travelling(call.body, 'input', definitions)),
          },
        }
      : {}),
    responses: {
      200: { description: 'The answer.', content: json(travelling(call.reply, 'output', definitions)) },
      '4XX': refusalOf(call),
      500: { $ref: '#/components/responses/Defect' },
    },
    ...(call.guards.length > 0 ? { 'x-guards': call.guards } : {}),
    ...(call.errors.length > 0 ? { 'x-error-codes': call.errors } : {}),
    'x-documented': call.documented,
  }
}

const header = (name: string, description: string, schema: JsonSchema) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
})

/** The OpenAPI 3.1 document of every call in the contract, without page data, which has the pages' own addresses. */
export async function openApiDocument(version: string): Promise<OpenApiDocument> {
  const definitions: Definitions = {
    ...(await entitySchemas()),
    ErrorBody: errorBodySchema,
    PageReply: pageReplySchema,
  }
  const known = { definitions, texts: descriptions() }
  const paths: OpenApiDocument['paths'] = {}
  for (const [section, calls] of Object.entries<Record<string, Call>>(callSections)) {
    for (const [name, call] of Object.entries(calls)) {
      const path = (paths[pathOf(call.path)] ??= {})
      for (const method of call.methods) {
        path[method.toLowerCase()] = operationOf(name, section, method, call, known)
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pasar',
      version,
      description:
        'The calls of the Pasar storefront, written from `src/contract`. Money is in cents (sen), times are ISO 8601.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(callSections).map((name) => ({ name })),
    paths,
    components: {
      schemas: componentsOf(definitions),
      parameters: {
        apiJson: header(Header.API_JSON, 'Marks a call of the shop.', { const: 'true' }),
        csrfToken: header(Header.CSRF, 'The token that `GET /api/carts/sync` gave.', { type: 'string' }),
      },
      responses: {
        Defect: {
          description: 'A defect of the server; nothing was changed.',
          content: json({ $ref: '#/components/schemas/ErrorBody' }),
        },
      },
    },
  }
}
