import { expect, test } from 'vitest'
import { readSetsFile, setsFileText, SetsFileRefused } from '../../../mocks/controls/sets/setsFile.ts'

const sets = (...found: unknown[]) => ({ format: 'pasar-saved-sets', version: 1, sets: found })
const blobOf = (content: unknown) =>
  new Blob([typeof content === 'string' ? content : JSON.stringify(content)])

test('a file has the sets that were written to it', async () => {
  const written = [
    { name: '购物车 slow', address: '/cart?mock=cart.change.rejected@2&persona=guest-cart#lines' },
    { name: 'Typed by hand', address: '/?mock=syncCart:answer:{"status":404}@always' },
  ]
  expect(await readSetsFile(blobOf(setsFileText(written)))).toEqual(written)
})

test('of an entry only name and address are read', async () => {
  const file =
    '{"format":"pasar-saved-sets","version":1,"sets":[{"name":" a ","address":"/","__proto__":{"x":1},"y":2}]}'
  const [set] = await readSetsFile(blobOf(file))
  expect(set).toEqual({ name: 'a', address: '/' })
  expect(Object.getPrototypeOf(set)).toBe(Object.prototype)
})

const shape = (at: string) => ({ reason: 'shape', at })
const named = (name: unknown) => sets({ name, address: '/' })
const to = (address: unknown) => sets({ name: 'Evil', address })

test.each([
  ['no JSON', '<script>', { reason: 'not_json' }],
  ['another format', { sets: [] }, { reason: 'not_sets' }],
  ['null', 'null', { reason: 'not_sets' }],
  ['another version', { ...sets(), version: 2 }, { reason: 'not_sets' }],
  ['no list', { ...sets(), sets: {} }, shape('sets')],
  [
    '201 sets',
    sets(...Array.from({ length: 201 }, (_, at) => ({ name: `${at}`, address: '/' }))),
    shape('sets'),
  ],
  ['more than 2 MB', 'x'.repeat(2_000_001), { reason: 'size' }],
  ['no set', sets(null), shape('sets.0')],
  ['no name', named(' '), shape('sets.0.name')],
  ['a long name', named('x'.repeat(61)), shape('sets.0.name')],
  ['a reversed name', named('a\u{202E}b'), shape('sets.0.name')],
  ['code', to('javascript:alert(1)'), shape('sets.0.address')],
  ['another origin', to('https://evil.example/'), shape('sets.0.address')],
  ['another host', to('//evil.example/'), shape('sets.0.address')],
  ['another host by backslash', to(String.raw`/\evil.example/`), shape('sets.0.address')],
  ['another host by tab', to('/\t/evil.example/'), shape('sets.0.address')],
  ['another host by dots', to('/.//evil.example/'), shape('sets.0.address')],
  ['a folder above', to('/../other-app/'), shape('sets.0.address')],
  ['a folder above, encoded', to('/%2e%2e/other-app/'), shape('sets.0.address')],
  ['a long address', to(`/${'x'.repeat(64_000)}`), shape('sets.0.address')],
  ['a number', to(7), shape('sets.0.address')],
])('a file with %s is refused with the reason', async (_, content, problem) => {
  const error = await readSetsFile(blobOf(content)).catch((thrown: unknown) => thrown)
  expect(error instanceof SetsFileRefused ? error.problem : error).toEqual(problem)
})
