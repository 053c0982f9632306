import { expect, test } from 'vitest'
import { withUnchanged } from '../../src/stores/base/unchanged.ts'

const before = {
  version: 'one',
  config: { limit: 3 },
  banners: [{ id: 'a' }, { id: 'b' }],
}

test('an equal answer returns the current object', () => {
  expect(withUnchanged(structuredClone(before), before)).toBe(before)
})

test('a different answer reuses the unchanged parts of the current object', () => {
  const next = { version: 'two', config: { limit: 3 }, banners: [{ id: 'b' }, { id: 'b' }, { id: 'c' }] }
  const kept = withUnchanged(structuredClone(next), before)
  expect(kept).toEqual(next)
  expect(kept.config).toBe(before.config)
  expect(kept.banners).not.toBe(before.banners)
  expect(kept.banners[1]).toBe(before.banners[1])
})

test('removed fields are gone, and new fields are there', () => {
  expect(withUnchanged({ config: { limit: 3 } }, before)).toEqual({ config: { limit: 3 } })
  expect(withUnchanged([], before.banners)).toEqual([])
  expect(withUnchanged(before, null)).toBe(before)
})
