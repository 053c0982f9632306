import {
  expect as playwrightExpect,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type Route,
  test as base,
  type TestType,
} from '@playwright/test'
import { ConnectionReset } from '../../base/connectionReset.ts'
import type { PersonaId } from '../../scenarios/personas.ts'
import type { MockShop, ShopOptions } from './api.ts'
import { openShop } from './openShop.ts'
import { pictureAt } from '../http/pictures.ts'

/** Playwright's own, so that a test needs one import. */
export const expect: typeof playwrightExpect = playwrightExpect

/** What a test starts with: `test.use({ mock: { persona: 'returning', arm: ['cart.change.rejected'] } })`. */
export interface MockOptions extends ShopOptions {
  persona?: PersonaId
  /** Scenarios and faults, as `controls.arm` takes them. */
  arm?: readonly string[]
}

export interface MockFixtures {
  mock: MockOptions
  /** The shop of this test, which answers the requests of all its pages. */
  shop: MockShop
}

function requestOf(route: Route): Request {
  const sent = route.request()
  const body = sent.postDataBuffer()
  return new Request(sent.url(), {
    method: sent.method(),
    headers: sent.headers(),
    ...(body === null ? {} : { body: Uint8Array.from(body) }),
  })
}

/** Pages of another origin than the API's may read the answer, cookies included. */
function corsHeaders(route: Route, { headers }: Response): Record<string, string> {
  const { origin } = route.request().headers()
  if (origin === undefined) return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': [...headers.keys()].join(', '),
  }
}

async function fulfill(route: Route, response: Response): Promise<void> {
  if (response.type === 'error') return route.abort('failed')
  await route.fulfill({
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), ...corsHeaders(route, response) },
    body: Buffer.from(await response.arrayBuffer()),
  })
}

async function answerRoute(route: Route, shop: MockShop): Promise<void> {
  const { pathname } = new URL(route.request().url())
  try {
    const response = (await shop.answer(requestOf(route))) ?? (await pictureAt(pathname))
    await (response === null ? route.fallback() : fulfill(route, response))
  } catch (error) {
    if (!(error instanceof ConnectionReset)) throw error
    await route.abort('connectionreset')
  }
}

/** What Playwright's own `test` gives. */
type Usual = PlaywrightTestArgs & PlaywrightTestOptions

/** The `test` of Playwright with a shop for each test, in its own process: no port, no cookie, no CORS. */
export const test: TestType<Usual & MockFixtures, PlaywrightWorkerArgs & PlaywrightWorkerOptions> =
  base.extend<MockFixtures>({
    mock: [{}, { option: true }],
    shop: [
      async ({ context, mock }, use) => {
        const { persona, arm = [], ...options } = mock
        const shop = openShop(options)
        if (persona !== undefined) await shop.controls.become(persona)
        for (const what of arm) shop.controls.arm(what)
        await context.route(
          () => true,
          (route) => answerRoute(route, shop),
        )
        await use(shop)
        await context.unrouteAll({ behavior: 'ignoreErrors' })
        shop.close()
      },
      { auto: true },
    ],
  })
