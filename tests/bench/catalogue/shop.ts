/**
 * Opens a shop with about so many variants (the first argument) in a process of its own, uses it, and writes what it took as
 * JSON. Run by ../catalogue.ts, with `--expose-gc`.
 */
import { Header } from '../../../src/contract/headers.ts'
import { LISTING_PAGE_SIZE } from '../../../src/contract/limits.ts'
import { searched } from '../../../mocks/catalogue/search.ts'
import { departments } from '../../../mocks/catalogue/categories.ts'
import { serve } from '../../../mocks/server/serve.ts'
import { createMockServer, type MockServer } from '../../../mocks/server/mockServer.ts'
import { searchTerms } from './terms.ts'

/** What one process measured: milliseconds, and bytes once everything was built and used. */
export interface Measured {
  opened: number
  indexed: number
  heap: number
  search: number[]
  searchPages: number[]
  /** By the path of a department; only of those that fill a page. */
  categoryPages: Record<string, number[]>
}

const TERMS = 400
const WARM_UP = 3
const ROUNDS = 20
const COLLECTIONS = 4
const headers = { [Header.PAGE_DATA]: 'true' }

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Asks for a page as the shop does, which has the base of all pages already once it knows its version. */
async function page(server: MockServer, path: string, version = ''): Promise<unknown> {
  const request = new Request(`http://shop.test${path}`, {
    headers: version === '' ? headers : { ...headers, [Header.BASE_VERSION]: version },
  })
  return (await serve(request, server))?.json()
}

/** Bytes that are held: objects, and the arrays of numbers that stand outside the heap. */
async function held(): Promise<number> {
  for (let turn = 0; turn < COLLECTIONS; turn += 1) {
    globalThis.gc?.()
    // What a collection found to be of no use to anybody is let go in the next turns of the loop.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const server = createMockServer({ catalogueSize: Number(process.argv[2]) })
const opened = await timed(() => page(server, '/'))
const indexed = await timed(() => server.stocked.prepare())
const catalogue = await server.stocked.catalogue()
const home = (await page(server, '/')) as { data: { base: { version: string } } }
const { version } = home.data.base

// Cards are most of a page's cost: a page of the small shop that is half empty would compare nothing.
const full = departments('en').filter(({ gid }) => catalogue.inCategory(gid).length >= LISTING_PAGE_SIZE)
const categoryPages: Measured['categoryPages'] = {}
for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
  for (const { gid, slug } of full) {
    const path = `/products/category/${gid}/${slug}`
    const taken = await timed(() => page(server, path, version))
    if (round >= WARM_UP) (categoryPages[path] ??= []).push(taken)
  }
}

const [warmUp, terms] = [searchTerms(2 * TERMS).slice(TERMS), searchTerms(TERMS)]
for (const term of warmUp) searched(term, catalogue)
const search: number[] = []
for (const term of terms) search.push(await timed(() => searched(term, catalogue)))
const searchPages: number[] = []
for (const term of terms) {
  searchPages.push(await timed(() => page(server, `/products/search/${encodeURIComponent(term)}`, version)))
}

const measured: Measured = { opened, indexed, heap: await held(), search, searchPages, categoryPages }
console.log(JSON.stringify(measured))
