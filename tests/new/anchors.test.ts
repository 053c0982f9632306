import { describe, expect, test } from 'vitest'
import { addImport, append, insertAfter, insertBefore, MissingAnchor } from '../../build/new/anchors.ts'

const source = `import { a } from 'a'
import {
  b,
  c,
} from 'b'

export const calls = {
  one: call('GET', '/one', {
    reply: [],
  }),
  two: call('GET', '/two'),
}

export const others = {
  one: 1,
}
`

describe('a row', () => {
  test('is added at the end of its own block', () => {
    const [before, after] = append(source, 'export const calls = {', '  three,').split(
      "  two: call('GET', '/two'),\n",
    )
    expect(before).toMatch(/reply: \[\],\n  \}\),\n$/)
    expect(after).toMatch(/^  three,\n\}\n\nexport const others = \{\n  one: 1,\n\}\n$/)
  })

  test('is inserted before another row of its block', () => {
    const text = insertBefore(source, 'export const others = {', 'one:', '  zero: 0,')
    expect(text).toMatch(/export const others = \{\n  zero: 0,\n  one: 1,\n\}\n$/)
    expect(text).toMatch(/export const calls = \{\n  one: call/)
  })

  test('is inserted after a text', () => {
    expect(insertAfter('vat: boolean }', 'vat: boolean', '; gift: boolean')).toBe(
      'vat: boolean; gift: boolean }',
    )
  })

  test.each([
    ['a block', () => append(source, 'export const nothing = {', '')],
    ['a row of the block', () => insertBefore(source, 'export const others = {', 'two:', '')],
    ['a text', () => insertAfter(source, 'three', '')],
    [
      'a block that ends on its own line',
      () => append('export const calls = {}\n}', 'export const calls', ''),
    ],
  ])('is refused where %s is missing', (_what, insert) => {
    expect(insert).toThrow(MissingAnchor)
  })
})

describe('an import', () => {
  test('extends the one of the same file', () => {
    expect(addImport(source, 'z', 'a')).toBe(source.replace('{ a }', '{ a, z }'))
    expect(addImport(source, 'd', 'b')).toContain('  c, d } from')
  })

  test('is unchanged if it exists', () => {
    expect(addImport(source, 'a', 'a')).toBe(source)
    expect(addImport(source, 'c', 'b')).toBe(source)
  })

  test('of another file is added at the end', () => {
    expect(addImport(source, 'z', 'z')).toContain("} from 'b'\nimport { z } from 'z'\n\n")
  })
})
