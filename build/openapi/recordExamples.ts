import * as v from 'valibot'
import type { Call } from '../../src/contract/call.ts'
import { callSections } from '../../src/contract/callTable.ts'
import { match } from '../../mocks/server/match.ts'
import { buyer } from '../../tests/mocks/buyer.ts'
import { replySections } from '../../tests/mocks/replies/sections.ts'
import { listeners, openServer, shopper } from '../../tests/mocks/shopper.ts'

/** A real request and its answer, with the beginning of each list. */
export interface Example {
  params: Record<string, string>
  query: Record<string, string>
  body?: unknown
  reply: unknown
}

/** Of a list in an example. */
const SHOWN = 2

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field)]))
}

const sizeOf = ({ reply }: Example): number => JSON.stringify(reply).length

/** The shortened reply, unless its schema needs more of a list. */
const replyOf = ({ reply }: Call, answer: unknown): unknown =>
  v.is(reply, shortened(answer)) ? shortened(answer) : answer

/** Reads that need no input. */
const readsOf = (section: Readonly<Record<string, Call>>): string[] =>
  Object.values(section).flatMap(({ methods, path, query }) =>
    methods[0] === 'GET' && !path.includes(':') && v.is(query, {}) ? [path] : [],
  )

interface Examples {
  /** By the name of the call: the fullest of the answers that the tests of the replies get from the fixtures. */
  calls: Map<string, Example>
  page: unknown
}

/** Records an example of every call, and of page data. */
export async function recordExamples(): Promise<Examples> {
  const examples = new Map<string, Example>()
  for (const [name, section] of Object.entries<Readonly<Record<string, Call>>>(callSections)) {
    const server = openServer()
    listeners.set(server, async ({ method, path, body, response }) => {
      if (response.status !== 200) return
      const { pathname, searchParams } = new URL(path, 'http://shop.test')
      const found = await match(method, pathname)
      if (found.kind !== 'found') return
      const { name: callName, call } = found.handledCall
      const example: Example = {
        params: found.params,
        query: Object.fromEntries(searchParams),
        ...(typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {}),
        reply: replyOf(call, await response.json()),
      }
      const earlier = examples.get(callName)
      if (!earlier || sizeOf(example) > sizeOf(earlier)) examples.set(callName, example)
    })
    const ana = shopper(server)
    await ana.sync()
    await replySections[name as keyof typeof replySections]({ server, ana, anas: buyer(ana) })
    for (const path of readsOf(section)) await ana.ask('GET', path)
    server.store.close()
  }
  const { body: page } = await shopper(openServer()).page('/cart')
  return { calls: examples, page: shortened(page) }
}
