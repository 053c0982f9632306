import { NoSuchStep, ordersOf } from '../../controls/orders.ts'
import { UnknownName } from '../../controls/unknownName.ts'
import { InvalidInput } from '../../controls/invalidInput.ts'
import { suggestedNames } from '../../base/suggestions.ts'
import { SHOP_HEADER } from '../shops.ts'
import { commands } from './commands.ts'
import { type Asked, BadInput, type Endpoint, query } from './endpoint.ts'
import { queries } from './queries.ts'

export const CONTROL_PATH = '/__mock'

/** A server that was started without the contract has no control for it. */
const endpointsOf = ({ openApi }: Asked): readonly Endpoint[] => [
  ...queries,
  ...(openApi ? [query('openapi.json', 'The calls as OpenAPI 3.1, with examples', openApi)] : []),
  ...commands,
]

/** Lists all controls. */
const overview = ({ address, client, shop }: Asked, endpoints: readonly Endpoint[]) => ({
  shop: {
    calls: `${address}api/… with the header x-api-json: true; a write with the x-csrf-token that GET ${address}api/carts/sync answers`,
    pages: `any address of the shop with the header x-spa-navigation: true`,
    pictures: `${address}packs/197044702.svg`,
  },
  visitor: { you: client, how: 'a cookie, or the header x-mock-visitor with a name of your own' },
  ownShop: {
    yours: shop,
    how: `the header ${SHOP_HEADER} or the cookie mock_shop with a name: a shop of its own, with the same controls`,
  },
  controls: endpoints.map(({ method, path, does, body }) => ({
    ask: `${method} ${CONTROL_PATH}/${path}`,
    does,
    ...(body === undefined ? {} : { body }),
  })),
})

/** Indented: most who ask have it in a terminal. */
const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(`${JSON.stringify(body, null, 2)}\n`, {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  })

/** The answer to bad input; null for any other error. */
async function badInputOf(error: unknown, { controls, visitor }: Asked): Promise<Response | null> {
  if (error instanceof BadInput) return jsonResponse(error.status, error.body)
  if (error instanceof UnknownName)
    return jsonResponse(400, {
      error: error.message,
      expected: `the name of a ${error.kind}`,
      suggestions: error.suggestions,
    })
  if (error instanceof InvalidInput)
    return jsonResponse(400, { error: error.message, expected: error.expected })
  if (error instanceof NoSuchStep) {
    const orders = await ordersOf(controls.server, visitor)
    return jsonResponse(400, { error: error.message, expected: { orders } })
  }
  return null
}

/** What a command has thrown, as an answer. An error after the client has left is thrown again. */
async function problemOf(error: unknown, asked: Asked, name: string): Promise<Response> {
  const badInput = await badInputOf(error, asked)
  if (badInput) return badInput
  if (asked.signal.aborted) throw error
  console.error(`The control "${name}" failed`, error)
  return jsonResponse(500, { error: error instanceof Error ? error.message : String(error) })
}

const JSON_TYPE = /^application\/json\s*(;|$)/i

/**
 * Refuses what a page of another origin could do without the developer's knowledge: read messages and requests, which may contain codes, or
 * send a command. A browser names the origin of a page that could read the answer, and sends JSON to another origin only after asking.
 */
function crossOriginProblem({ method, headers }: Request, { address, host }: Asked): Response | null {
  const origin = headers.get('origin')
  if (origin !== null && origin !== new URL(address).origin && origin !== `http://${host}`)
    return jsonResponse(403, {
      error: `A page of ${origin} must not use the controls`,
      expected: `no Origin header, or ${new URL(address).origin}`,
    })
  if (method === 'GET' || method === 'HEAD') return null
  if (JSON_TYPE.test(headers.get('content-type') ?? '')) return null
  return jsonResponse(415, {
    error: 'The body is not declared as JSON',
    expected: 'content-type: application/json',
  })
}

/**
 * Answers requests to the controls: 403 is another origin, 404 and 405 list the existing ones, 400 describes the expected input, 500 has the
 * message of any other error.
 */
export async function control(path: string, request: Request, asked: Asked): Promise<Response> {
  const name = path.slice(CONTROL_PATH.length).replaceAll(/^\/+|\/+$/g, '')
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const endpoints = endpointsOf(asked)
  const crossOrigin = crossOriginProblem(request, asked)
  if (crossOrigin) return crossOrigin
  if (name === '' && method === 'GET') return jsonResponse(200, overview(asked, endpoints))
  const here = endpoints.filter((endpoint) => endpoint.path === name)
  if (here.length === 0) {
    const suggestions = suggestedNames(name, [...new Set(endpoints.map((endpoint) => endpoint.path))])
    return jsonResponse(404, {
      error: `There is no control "${name}"`,
      expected: `GET ${CONTROL_PATH} lists them`,
      suggestions,
    })
  }
  const endpoint = here.find((one) => one.method === method)
  if (!endpoint) {
    const allow = here.map((one) => one.method).join(', ')
    return jsonResponse(405, { error: `"${name}" takes no ${method}`, expected: allow }, { allow })
  }
  try {
    return jsonResponse(200, await endpoint.answer(asked, await request.text()))
  } catch (error) {
    return await problemOf(error, asked, name)
  }
}
