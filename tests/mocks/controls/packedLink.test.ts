import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createControls } from '../../../mocks/controls/controls.ts'
import { packedLink, unpackedLink } from '../../../mocks/controls/packedLink.ts'
import { parseLink } from '../../../mocks/controls/parseLink.ts'
import { openServer } from '../shopper.ts'

const long = { name: 'x=1&y % é 购物车 \n'.repeat(200) }

const readBack = async (link: string) => {
  const { search, hash } = new URL(link, 'http://shop.test')
  const unpacked = await unpackedLink(new URLSearchParams(search), hash)
  return { ...unpacked, ...parseLink(unpacked.search) }
}

test('a short link stays readable', async () => {
  const link = '/cart?mock=syncCart:status:503&persona=guest-cart#reviews'
  expect(await packedLink(link)).toBe(link)
})

test('a long answer is compressed in the fragment, and the same reader reads it', async () => {
  const controls = createControls(openServer())
  controls.arm('changeCart:network@2')
  controls.answer('syncCart', { patch: { data: long }, when: 'always' })
  const link = await controls.link({ persona: 'guest-cart' })
  expect(link.length).toBeLessThan(600)
  expect(link).toMatch(/^\/\?mock=packed&persona=guest-cart&clock=2026-11-21T08:00!#mock=[\w-]+$/)
  const { linkOptions, problems, hash, isDamaged } = await readBack(link)
  expect([problems, hash, isDamaged]).toEqual([[], '', false])
  expect(linkOptions.persona).toBe('guest-cart')
  expect(linkOptions.mocks).toMatchObject([
    { call: 'changeCart', fault: { kind: 'network' }, when: { kind: 'nth' } },
    { call: 'syncCart', fault: { kind: 'answer', answer: { patch: { data: long } } } },
  ])
})

test('the page keeps its own fragment', async () => {
  const query = `mock=${encodeURIComponent(`syncCart:answer:${JSON.stringify({ body: long, isForced: true })}`)}`
  const link = await packedLink(`/product/1?tab=2&${query}#reviews`)
  expect(link).toMatch(/^\/product\/1\?tab=2&mock=packed#reviews&mock=/)
  const { hash, linkOptions } = await readBack(link)
  expect(hash).toBe('#reviews')
  expect(linkOptions.mocks).toHaveLength(1)
})

describe('a fragment that cannot be read', () => {
  const packed = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
  const bomb = packed(deflateRawSync(Buffer.alloc(40_000_000, 'a')))

  test.each([
    ['is missing', ''],
    ['has another name', '#reviews'],
    ['is no base64url', '#mock=a'],
    ['is not compressed', `#mock=${packed(Buffer.from('mock=syncCart:network'))}`],
    ['is cut off', `#mock=${packed(deflateRawSync(Buffer.from('mock=syncCart:network')).subarray(0, 9))}`],
    ['is no UTF-8', `#mock=${packed(deflateRawSync(Buffer.from([0xff, 0xfe])))}`],
    ['becomes 40 MB', `#mock=${bomb}`],
    ['is longer than any link', `#mock=${'a'.repeat(60_001)}`],
  ])('%s', async (_title, hash) => {
    const { search, isDamaged } = await unpackedLink(new URLSearchParams('mock=packed&seed=7'), hash)
    expect(isDamaged).toBe(true)
    expect(search.toString()).toBe('seed=7')
  })

  test('takes nothing but faults from it', async () => {
    const hash = `#mock=${packed(deflateRawSync(Buffer.from('mock=syncCart:network\npersona=returning')))}`
    const { search } = await unpackedLink(new URLSearchParams('mock=packed'), hash)
    const { linkOptions } = parseLink(search)
    expect(linkOptions.persona).toBeUndefined()
    expect(search.getAll('mock')).toEqual(['syncCart:network', 'persona=returning'])
  })
})
