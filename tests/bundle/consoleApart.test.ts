import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Chunk, dist, readManifest } from '../buildManifest.ts'

const main = 'index.html'

let manifest: Record<string, Chunk> = {}
beforeAll(() => {
  manifest = readManifest()
})

const chunk = (name: string): Chunk => {
  const found = manifest[name]
  if (!found) throw new Error(`The build has no chunk of ${name}`)
  return found
}
const textOf = (name: string): string => readFileSync(join(dist, chunk(name).file), 'utf8')

const isConsole = (name: string): boolean =>
  /^mocks\/(console|controls|scenarios)\/|\/controlledPage\.ts$/.test(name)

/** Everything that a shopper's page can load: the console's entry is the only import of the code behind it. */
function shoppersReach(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name) || isConsole(name)) continue
    found.add(name)
    const { imports = [], dynamicImports = [] } = chunk(name)
    shoppersReach([...imports, ...dynamicImports], found)
  }
  return found
}

/** A text that only this part of the console has, one for each part. */
const marks = [
  ['how faults are written', /"body-error"/],
  ['latencies', /lognormal/],
  ['personas', /guest-checkout/],
  ['conditions', /failureRate/],
  ['scenarios', /cart\.change\.rejected/],
  ['controls', /open-afresh/],
  ['the button', /Control\+Shift\+M/],
] as const

describe('the console is not part of what a shopper loads', () => {
  test('it has one entry', () => {
    const entries = [...shoppersReach([main])].flatMap((name) => {
      const { imports = [], dynamicImports = [] } = chunk(name)
      return [...imports, ...dynamicImports].filter(isConsole).map((entry) => [chunk(name).name, entry])
    })
    expect(entries).toEqual([['mock', 'mocks/hosts/browser/controlledPage.ts']])
  })

  test.each(marks)('%s', (_, mark) => {
    const scripts = Object.keys(manifest).filter((name) => chunk(name).file.endsWith('.js'))
    const saying = scripts.filter((name) => mark.test(textOf(name)))
    expect(saying).not.toEqual([])
    const shoppers = shoppersReach([main])
    expect(saying.filter((name) => shoppers.has(name))).toEqual([])
  })

  test('nor of what the worker precaches', () => {
    const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
    const precached = Object.keys(manifest).filter(
      (name) => isConsole(name) && worker.includes(chunk(name).file),
    )
    expect(precached).toEqual([])
  })
})
