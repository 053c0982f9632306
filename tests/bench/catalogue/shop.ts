/**
 * Opens a shop with about this many variants (the first argument) in its own process, uses it, and prints the measurements as JSON. Started
 * by ../catalogue.ts, with `--expose-gc`.
 */
import { Header } from '../../../src/contract/headers.ts'
import { LISTING_PAGE_SIZE } from '../../../src/contract/limits.ts'
import { searched } from '../../../mocks/catalogue/search.ts'
import { departments } from '../../../mocks/catalogue/categories.ts'
import { serve } from '../../../mocks/server/serve.ts'
import { createMockServer, type MockServer } from '../../../mocks/server/mockServer.ts'
import { searchTerms } from './terms.ts'

/** The measurements of one process: milliseconds, and bytes after everything was built and used. */
export interface Measured {
  opened: number
  indexed: number
  heap: number
  search: number[]
  searchPages: number[]
  /** By the path of a department; only departments that fill a page. */
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

/** Requests a page as the shop does, which has the base data once it has its version. */
async function page(server: MockServer, path: string, version = ''): Promise<unknown> {
  const request = new Request(`http://shop.test${path}`, {
    headers: version === '' ? headers : { ...headers, [Header.BASE_VERSION]: version },
  })
  return (await serve(request, server))?.json()
}

/** Used bytes: objects, and typed arrays outside the heap. */
async function held(): Promise<number> {
  for (let turn = 0; turn < COLLECTIONS; turn += 1) {
    globalThis.gc?.()
    // Finalisers release memory in the next turns of the event loop.
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

// Cards are most of a page's cost, so a half-empty page of the small shop cannot be compared.
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
