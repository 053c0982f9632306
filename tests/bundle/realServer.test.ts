import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { viteBuild } from '../setup/viteBuild.ts'

const folder = mkdtempSync(join(tmpdir(), 'pasar-real-'))
let files: Map<string, string>

beforeAll(async () => {
  await viteBuild({ outDir: folder, env: { VITE_API: 'https://shop.example' } })
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
  files = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a build for a real server has no mock and no fixture in it', () => {
  const manifest = Object.keys(JSON.parse(files.get('.vite/manifest.json') ?? '{}') as object)
  expect(manifest.filter((source) => /^(mocks|fixtures)\//.test(source))).toEqual([])
  expect(
    [...files.keys()].filter((name) => /^(packs|mockServiceWorker|assets\/first-page)/.test(name)),
  ).toEqual([])
  expect(files.get('index.html')).toBe(files.get('shell.html'))
  // A brand of the fixtures, and the name of the mocked shop's store.
  const mocked = [...files].filter(([, text]) => /pasar-mock|Pasar Pilihan|\[MSW\]/.test(text))
  expect(mocked.map(([name]) => name)).toEqual([])
})

test('it starts like the mocked build, with the neutral shell at every address and no preload of a mock', () => {
  const page = files.get('index.html') ?? ''
  expect(page).toMatch(/<div id="root">\s*<div class="start" aria-busy="true">/)
  expect(page).not.toMatch(/id="first-page"|assets\/mock|assets\/catalogue/)
  expect(files.get('404.html')).toBe(page)
  expect([...files.keys()].filter((name) => name.endsWith('.html')).toSorted()).toEqual([
    '404.html',
    'index.html',
    'shell.html',
  ])
})

test('it calls that server, and its policy allows it', () => {
  expect([...files.values()].some((text) => text.includes('https://shop.example'))).toBe(true)
  expect(files.get('index.html')).toContain("connect-src 'self' https://shop.example")
})

test('its worker removes the one of an earlier mocked build', () => {
  expect(files.get('sw.js')).toContain('registration.unregister()')
})
