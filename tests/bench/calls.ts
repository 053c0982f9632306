import type { Browser, Page } from 'playwright-core'
import { loggingIn, type MockedCall, mockedCalls } from './mockedCalls.ts'
import { chunkFile } from '../buildManifest.ts'
import type { Row } from './row.ts'
import { quantile } from './statistics.ts'

const WARM_UP = 5
const ROUNDS = 40
const QUICK_ROUNDS = 10

type Send = (request: Request) => Promise<Response>

interface CallTimes {
  /** The first call of each section, which loads its code and schemas. */
  first: number[]
  /** All later ones. */
  warm: number[]
}

/**
 * Milliseconds from each call to its parsed answer, in sequence, in this many rounds: with `fetch`, or as the shop sends its own calls. A
 * refused call ends the measurement.
 */
const callTimes = (page: Page, url: string, by: 'fetch' | 'shop', rounds: number): Promise<CallTimes> =>
  page.evaluate(
    async ({ file, calls, login, root, warmUp, rounds }) => {
      let send: Send = fetch
      if (file !== null) {
        const exported = Object.values((await import(file)) as Record<string, unknown>)
        const api = exported.find(
          (each): each is { transport: Send } =>
            typeof each === 'object' && each !== null && 'transport' in each,
        )
        if (!api) throw new Error(`${file} does not export the shop's transport`)
        send = api.transport
      }
      const sync = { section: 'cart', path: 'api/carts/sync' } as const
      let token = ''
      const timed = async ({ path, method = 'GET', body }: (typeof calls)[number]): Promise<number> => {
        const begin = performance.now()
        const response = await send(
          new Request(`${root}${path}`, {
            method,
            headers: { 'x-api-json': 'true', 'x-csrf-token': token, 'content-type': 'application/json' },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          }),
        )
        const answer = (await response.json()) as { data?: { token?: string } }
        const taken = performance.now() - begin
        if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}`)
        // Other answers have another kind of token.
        if (path === sync.path) token = answer.data?.token ?? token
        return taken
      }
      const first = new Map<string, number>()
      const warm: number[] = []
      first.set(sync.section, await timed(sync))
      first.set(login.section, await timed(login))
      await timed(sync)
      for (let round = 0; round < warmUp + rounds; round += 1) {
        for (const call of calls) {
          const taken = await timed(call)
          if (!first.has(call.section)) first.set(call.section, taken)
          if (round >= warmUp) warm.push(taken)
        }
      }
      return { first: [...first.values()], warm }
    },
    {
      // `src/api/transport.ts` is in the chunk that nearly every page needs.
      file: by === 'shop' ? `${url}${chunkFile('shared')}` : null,
      calls: mockedCalls satisfies readonly MockedCall[],
      login: loggingIn,
      root: url,
      warmUp: WARM_UP,
      rounds,
    },
  )

const callRows = (where: string, { first, warm }: CallTimes, targets: readonly [number, number]): Row[] => [
  { what: `Mocked call ${where}, p50`, unit: 'ms', value: quantile(warm, 0.5), target: targets[0] },
  { what: `Mocked call ${where}, p95`, unit: 'ms', value: quantile(warm, 0.95), target: targets[1] },
  { what: `First call of a section ${where}, p50`, unit: 'ms', value: quantile(first, 0.5) },
  { what: `First call of a section ${where}, slowest`, unit: 'ms', value: Math.max(...first) },
]

/** Calls of every section in this many rounds, through the worker and without one. */
async function measureRounds(browser: Browser, url: string, rounds: number): Promise<Row[]> {
  const measured = async (serviceWorkers: 'allow' | 'block', settled: string, by: 'fetch' | 'shop') => {
    const context = await browser.newContext({ serviceWorkers })
    const page = await context.newPage()
    await page.goto(url)
    await page.locator(settled).waitFor()
    const times = await callTimes(page, url, by, rounds)
    await context.close()
    return times
  }
  // After it takes over, the worker stores the rest of the shop for offline use, which keeps it and the disk busy.
  const storing = await measured('allow', 'html[data-mock="worker"]', 'fetch')
  const worker = await measured('allow', 'html[data-mock="worker"][data-offline-ready="true"]', 'fetch')
  const inPage = await measured(
    'block',
    'html[data-mock="in-page"]:not([data-mock-reason="starting"])',
    'shop',
  )
  return [
    ...callRows('through the worker', worker, [4, 10]),
    {
      what: 'Mocked call while the worker stores the shop, p50',
      unit: 'ms',
      value: quantile(storing.warm, 0.5),
    },
    ...callRows('in the page', inPage, [0.6, 3]),
  ]
}

/** Calls of every section, through the worker and without one. */
export const measureCalls = (browser: Browser, url: string): Promise<Row[]> =>
  measureRounds(browser, url, ROUNDS)

/** The same in a few rounds. */
export const measureCallsQuickly = (browser: Browser, url: string): Promise<Row[]> =>
  measureRounds(browser, url, QUICK_ROUNDS)
