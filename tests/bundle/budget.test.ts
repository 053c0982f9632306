import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Chunk, dist, readManifest } from '../buildManifest.ts'
import { ownCode } from '../ownCode.ts'
import { FILES_IN_ALL, MOCK, OWN_CODE, START_UP, WEIGHT_MB, WITH_THE_MOCK } from '../sizeLimits.ts'

const KIB = 1024

let manifest: Record<string, Chunk> = {}
beforeAll(() => {
  manifest = readManifest()
})

const chunk = (name: string): Chunk => {
  const found = manifest[name]
  if (!found) throw new Error(`The build has no chunk of ${name}`)
  return found
}

/** The chunks that these need statically, themselves included. */
function closure(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    closure(chunk(name).imports ?? [], found)
  }
  return found
}

/** The same with everything they may load later, without the excluded ones. */
function reach(names: readonly string[], isOut: (name: string) => boolean, found = new Set<string>()) {
  for (const name of names) {
    if (found.has(name) || isOut(name)) continue
    found.add(name)
    const { imports = [], dynamicImports = [] } = chunk(name)
    reach([...imports, ...dynamicImports], isOut, found)
  }
  return found
}

/** Prints a figure that has no limit. */
const report = (what: string, size: number, ceiling: number) =>
  process.stdout.write(`${what}: ${size.toFixed(1)} KiB, of at most ${ceiling}\n`)

const brotliKib = (names: Iterable<string>): number => {
  const files = new Set([...names].map((name) => chunk(name).file).filter((file) => file.endsWith('.js')))
  const bytes = [...files].map((file) => brotliCompressSync(readFileSync(join(dist, file))).length)
  return bytes.reduce((sum, size) => sum + size, 0) / KIB
}

/** Vite names the entry by its page. */
const main = 'index.html'
/** The mock's core comes in one file, which `vite.config.ts` names. */
const isCore = (name: string) => chunk(name).name === 'mock'
const isMock = (name: string) => name.startsWith('mocks/') || isCore(name)
/** The chunks that the start waits for, without the mock. */
const stages = () => (chunk(main).dynamicImports ?? []).filter((name) => !isMock(name))
const homePage = () => Object.keys(manifest).filter((name) => /^src\/pages\/home\/[^/]+\.tsx$/.test(name))
const isTexts = (name: string) =>
  name.startsWith('mocks/base/texts/') || chunk(name).name?.startsWith('texts-') === true
/** The mock, its transport through the worker, and the texts of one language. */
const mock = () => [
  ...(chunk(main).dynamicImports ?? []).filter(isMock),
  'mocks/hosts/browser/browserWorker.ts',
  ...Object.keys(manifest).filter((name) => chunk(name).name === 'texts-en'),
]

/** The transport through the worker is MSW, except for 0.7 KiB; the texts are the shop's. */
const isOwn = (name: string) => name !== 'mocks/hosts/browser/browserWorker.ts' && !isTexts(name)
const isConsole = (name: string) => /^mocks\/(console|controls)\//.test(name)
const startUp = () => closure([main, ...stages(), ...homePage()])

/** The code of the mock with fixtures, texts and contract, in as many files as there are, in KiB like those of `sizeLimits.ts`. */
const MOCK_WITH_ALL_SECTIONS = 280
/** The catalogue's rows are JSON, not a script. The two limits on JavaScript leave them out, and a first visit loads them too. */
const ROWS = 20
/**
 * What a host sends before the first acknowledgement: ten packets of 1,460 bytes, minus the headers. A larger page paints one round trip
 * later.
 */
const FIRST_FLIGHT = (10 * 1460 - 225) / KIB
/** Each file costs a slow phone a request and a task, and shares the connection with the large ones. */
const FILES = 11
/** Base data and texts, which a prerendered page fetches beside its scripts. */
const SHARED = 15

const data = () =>
  readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.json'))
    .toSorted()
const compressed = (file: string): number => brotliCompressSync(readFileSync(join(dist, file))).length / KIB
const dataSizes = () => Object.fromEntries(data().map((file) => [file, compressed(`assets/${file}`)]))

test(`the whole build is at most ${WEIGHT_MB} MB in ${FILES_IN_ALL} files`, () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.map((file) => statSync(join(file.parentPath, file.name)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0) / 1e6).toBeLessThanOrEqual(WEIGHT_MB)
  expect(files.length).toBeLessThanOrEqual(FILES_IN_ALL)
})

describe('prerendered pages, brotli', () => {
  test.for([
    ['home', 'index.html'],
    ['a department', 'products/category/130000/dairy-eggs/index.html'],
    ['a department of it', 'products/category/130100/milk/index.html'],
    ['a product', 'product/425727401/kedelai-oat-drink-1-l/index.html'],
    ['a search', 'products/search/milk/index.html'],
    ['a search in Malay', 'products/search/telur/index.html'],
    ['a search for several words', 'products/search/root vegetables/index.html'],
    ['the neutral shell', 'shell.html'],
  ] as const)('%s, %s, comes in the first flight', ([, file]) => {
    expect(compressed(file)).toBeLessThanOrEqual(FIRST_FLIGHT)
  })

  test('their common start script is at most 7.9 KiB, and comes after them', () => {
    const begin = readdirSync(join(dist, 'assets')).filter((file) => file.startsWith('begin-'))
    expect(begin).toHaveLength(1)
    expect(compressed(`assets/${begin[0]}`)).toBeLessThanOrEqual(7.9)
  })

  test('each has a note for visitors without scripts', () => {
    const page = readFileSync(join(dist, 'products/category/130000/dairy-eggs/index.html'), 'utf8')
    expect(page).toMatch(/<html lang="en"/)
    expect(page).toMatch(/<title>Dairy &amp; eggs/)
    expect(page).toContain('<link rel=canonical href=../../../../products/category/130000/dairy-eggs>')
    expect(page).toMatch(/<meta property=og:title content="Dairy/)
    const home = readFileSync(join(dist, 'index.html'), 'utf8')
    expect(home).toContain('"urlTemplate":"./products/search/{term}"},"query-input":"required name=term"')
    expect(page).toMatch(/<script type="application\/ld\+json">/)
  })

  test('a long list links to its other pages for visitors without scripts; its categories are links', () => {
    const said = 'Browse its categories for the rest.</p></div></noscript>'
    const dairy = readFileSync(join(dist, 'products/category/130000/dairy-eggs/index.html'), 'utf8')
    expect(dairy).toContain(said)
    expect(dairy).toMatch(/<a [^>]*href=[^ >]*products\/category\/130400\/eggs[ >]/)
    const eggs = readFileSync(join(dist, 'products/category/130400/eggs/index.html'), 'utf8')
    expect(eggs).toContain('Please turn it on.</p></div></noscript>')
  })

  test('the sitemap lists all of them', () => {
    const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
    const paths = Array.from(
      sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g),
      ([, path = '']) => path,
    )
    expect(paths.length).toBeGreaterThan(1_000)
    expect(paths.filter((path) => !existsSync(join(dist, path, 'index.html')))).toEqual([])
    expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toMatch(/^Sitemap: http/m)
  })
})

test(`a search that is not prerendered requests at most ${FILES} files before it renders`, () => {
  const beginning = readdirSync(join(dist, 'assets')).find((file) => file.startsWith('begin-')) ?? ''
  const script = readFileSync(join(dist, 'assets', beginning), 'utf8')
  const listsOf = (name: string) => Array.from(script.matchAll(new RegExp(`"${name}":\\[([^\\]]*)\\]`, 'g')))
  const lists = ['preload', 'mock', 'search', 'en'].map(listsOf)
  // There are two `search` files: the page's, and its section of the mock.
  expect(lists.map(({ length }) => length)).toEqual([1, 1, 2, 1])
  const files = lists.flat().flatMap(([, list = '']) => list.split(','))
  expect(new Set(files).size).toBeLessThanOrEqual(FILES)
})

describe('JavaScript of the first visit to the home page, brotli', () => {
  test(`the shop starts with at most ${START_UP} KiB`, () => {
    expect(homePage()).not.toEqual([])
    expect(brotliKib(startUp())).toBeLessThanOrEqual(START_UP)
  })

  test(`all of it, with the mocked server, is at most ${WITH_THE_MOCK} KiB`, () => {
    expect(mock()).not.toEqual([])
    expect(brotliKib(closure([...startUp(), ...mock()]))).toBeLessThanOrEqual(WITH_THE_MOCK)
  })

  test(`plus at most ${ROWS} KiB of data, the rows of the catalogue`, () => {
    expect(Object.keys(dataSizes())).toEqual([
      expect.stringMatching(/^catalogue-/),
      expect.stringMatching(/^first-page-/),
    ])
    expect(dataSizes()[data()[0] ?? '']).toBeLessThanOrEqual(ROWS)
  })

  test(`and at most ${SHARED} KiB of data shared by all prerendered pages`, () => {
    expect(dataSizes()[data()[1] ?? '']).toBeLessThanOrEqual(SHARED)
  })
})

describe('code of the mocked server, brotli', () => {
  test(`the part that the first page waits for is at most ${MOCK} KiB, in chunks that load late`, () => {
    const atOnce = closure([main])
    const own = [...closure(mock().filter(isOwn))].filter((name) => !startUp().has(name))
    expect(own.filter(isCore)).toHaveLength(1)
    expect(own.filter((name) => atOnce.has(name))).toEqual([])
    expect(
      brotliKib(own),
      'What the first page does not need loads late: import it with `await import(…)`, as mocks/handlers/sections.ts does',
    ).toBeLessThanOrEqual(MOCK)
  })

  test(`every section and page together is at most ${OWN_CODE} KiB of code`, async () => {
    const size = (await ownCode()) / KIB
    report('Code of the mock, every section and page', size, OWN_CODE)
    expect(size, 'Data belongs in fixtures/, which this figure leaves out').toBeLessThanOrEqual(OWN_CODE)
  })

  test(`together with everything that loads later it is at most ${MOCK_WITH_ALL_SECTIONS} KiB`, () => {
    const shop = reach([main], isMock)
    const own = [...reach(mock(), (name) => !isOwn(name) || isConsole(name))].filter(
      (name) => !shop.has(name),
    )
    expect(own).toContain('mocks/handlers/checkout.ts')
    const size = brotliKib(own)
    report('The mock with all that loads later', size, MOCK_WITH_ALL_SECTIONS)
    expect(size).toBeLessThanOrEqual(MOCK_WITH_ALL_SECTIONS)
  })
})

test('no part of the shop waits for the mock, including its pages and dialogs', () => {
  const own = Object.keys(manifest).filter((name) => /^src\/.*\.tsx?$/.test(name))
  expect(own).toContain('src/pages/category/CategoryPage.tsx')
  expect(own.filter((name) => [...closure([name])].some(isMock))).toEqual([])
})

test('no faker reaches a visitor', () => {
  const scripts = Object.values(manifest).map(({ file }) => file)
  const carrying = scripts.filter((file) =>
    /fakerjs|faker-js|FakerError/.test(readFileSync(join(dist, file), 'utf8')),
  )
  expect(carrying).toEqual([])
})
