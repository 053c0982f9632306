import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Chunk, dist, readManifest } from '../buildManifest.ts'

let manifest: Record<string, Chunk> = {}
beforeAll(() => {
  manifest = readManifest()
})

/** The one door to all of it, which `mocks/hosts/browser/browser.ts` opens where the address asks. */
const ENTRY = 'mocks/hosts/browser/controlledPage.ts'
const isControlling = (source: string) => /^mocks\/(scenarios|controls|console)\//.test(source)

/** Everything that may ever be loaded without going through the door. */
function withoutDoor(sources: readonly string[], found = new Set<string>()): Set<string> {
  for (const source of sources) {
    if (found.has(source) || source === ENTRY) continue
    found.add(source)
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {}
    withoutDoor([...imports, ...dynamicImports], found)
  }
  return found
}

const entries = () =>
  Object.entries(manifest).flatMap(([source, { isEntry }]) => (isEntry === true ? [source] : []))

test('scenarios, controls and console load through one door only, which no other page opens', () => {
  expect(manifest[ENTRY]).toBeDefined()
  const open = withoutDoor(entries())
  expect([...open].map((source) => manifest[source]?.name)).toContain('mock')
  expect([...open].filter(isControlling)).toEqual([])
})

test('and none of their code has slipped into a chunk that others load', () => {
  // Words that stand in the controls, the scenarios and the console, and nowhere else.
  const marks = ['cart.change.rejected', 'body-error', 'guest-checkout', 'console-panel']
  const files = new Set([...withoutDoor(entries())].flatMap((source) => manifest[source]?.file ?? []))
  const carrying = [...files].filter((file) => {
    const text = readFileSync(join(dist, file), 'utf8')
    return file.endsWith('.js') && marks.some((mark) => text.includes(mark))
  })
  expect(carrying).toEqual([])
})
