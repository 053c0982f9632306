import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'

/** One row of Vite's manifest: the source it came from is its name. */
interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

const dist = join(import.meta.dirname, '..', '..', 'dist')
const KIB = 1024

let manifest: Record<string, Chunk> = {}
beforeAll(() => {
  manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as typeof manifest
})

const chunk = (name: string): Chunk => {
  const found = manifest[name]
  if (!found) throw new Error(`The build has no chunk of ${name}`)
  return found
}

/** The chunks that the named ones need at once, themselves included. */
function closure(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    closure(chunk(name).imports ?? [], found)
  }
  return found
}

const brotliKib = (names: Iterable<string>): number => {
  const files = new Set([...names].map((name) => chunk(name).file).filter((file) => file.endsWith('.js')))
  const bytes = [...files].map((file) => brotliCompressSync(readFileSync(join(dist, file))).length)
  return bytes.reduce((sum, size) => sum + size, 0) / KIB
}

/** Vite names the entry by its page. */
const main = 'index.html'
const isMock = (name: string) => name.startsWith('mocks/')
/** What the boot awaits before the first page, the mock aside. */
const stages = () => (chunk(main).dynamicImports ?? []).filter((name) => !isMock(name))
const homePage = () => Object.keys(manifest).filter((name) => /^src\/pages\/home\/[^/]+\.tsx$/.test(name))
/** The mock, its way through the worker, and the words of one language. */
const mock = () => [
  ...(chunk(main).dynamicImports ?? []).filter(isMock),
  'mocks/browserWorker.ts',
  'mocks/words/en.ts',
]

/**
 * In KiB. The targets are 150 and 210: the whole mocked server has cost 1 and 16 more than they allow, which is owed. These hold
 * what there is, so that it grows no further; lower them with every saving, never raise them.
 */
const START_UP = 151
const WITH_THE_MOCK = 227

describe('JavaScript of the first visit to the home page, brotli', () => {
  test(`the shop starts with at most ${START_UP} KiB`, () => {
    expect(homePage()).not.toEqual([])
    expect(brotliKib(closure([main, ...stages(), ...homePage()]))).toBeLessThanOrEqual(START_UP)
  })

  test(`all of it, with the mocked server, is at most ${WITH_THE_MOCK} KiB`, () => {
    expect(mock()).not.toEqual([])
    expect(brotliKib(closure([main, ...stages(), ...homePage(), ...mock()]))).toBeLessThanOrEqual(
      WITH_THE_MOCK,
    )
  })
})

test('no faker reaches a visitor', () => {
  const scripts = Object.values(manifest).map(({ file }) => file)
  const carrying = scripts.filter((file) =>
    /fakerjs|faker-js|FakerError/.test(readFileSync(join(dist, file), 'utf8')),
  )
  expect(carrying).toEqual([])
})
