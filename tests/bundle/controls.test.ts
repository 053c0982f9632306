import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Chunk, dist, readManifest } from '../buildManifest.ts'

let manifest: Record<string, Chunk> = {}
beforeAll(() => {
  manifest = readManifest()
})

/** The only entry, which `mocks/hosts/browser/browser.ts` imports if the address has the parameter. */
const ENTRY = 'mocks/hosts/browser/controlledPage.ts'
const isControlling = (source: string) => /^mocks\/(scenarios|controls|console)\//.test(source)

/** Everything that can load without this entry. */
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

test('scenarios, controls and console load through one entry only, which no other page imports', () => {
  expect(manifest[ENTRY]).toBeDefined()
  const open = withoutDoor(entries())
  expect([...open].map((source) => manifest[source]?.name)).toContain('mock')
  expect([...open].filter(isControlling)).toEqual([])
})

test('none of their code is in a chunk that others load', () => {
  // Texts that only the controls, the scenarios and the console have.
  const marks = ['cart.change.rejected', 'body-error', 'guest-checkout', 'console-panel']
  const files = new Set([...withoutDoor(entries())].flatMap((source) => manifest[source]?.file ?? []))
  const carrying = [...files].filter((file) => {
    const text = readFileSync(join(dist, file), 'utf8')
    return file.endsWith('.js') && marks.some((mark) => text.includes(mark))
  })
  expect(carrying).toEqual([])
})
