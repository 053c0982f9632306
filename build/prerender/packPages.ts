import type { PackedPages } from '../../src/boot/packedPages.ts'

/** The minimum length of a text that a reference replaces. */
const SHORTEST = 24

const isComposed = (value: unknown): value is object => typeof value === 'object' && value !== null

const isLong = (value: unknown): value is string => typeof value === 'string' && value.length >= SHORTEST

/** Packs the data of pages, by path, into one file: each part that occurs more than once is written once. */
export function packPages(pages: Readonly<Record<string, unknown>>): PackedPages {
  const counts = new Map<string, number>()
  const count = (value: unknown) => {
    if (!isComposed(value) && !isLong(value)) return
    if (isComposed(value) && '$' in value)
      throw new Error('A part of a page’s data has the name of a reference: $')
    const text = JSON.stringify(value)
    const known = counts.get(text) ?? 0
    counts.set(text, known + 1)
    if (known === 0 && isComposed(value)) for (const part of Object.values(value)) count(part)
  }
  count(pages)

  const parts: unknown[] = []
  const places = new Map<string, number>()
  const written = (value: unknown): unknown => {
    if (!isComposed(value)) return value
    if (Array.isArray(value)) return value.map(packed)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, packed(part)]))
  }
  const packed = (value: unknown): unknown => {
    if (!isComposed(value) && !isLong(value)) return value
    const text = JSON.stringify(value)
    if (text.length < SHORTEST || (counts.get(text) ?? 0) < 2) return written(value)
    // Its parts come before it.
    const place = places.get(text) ?? parts.push(written(value)) - 1
    places.set(text, place)
    return { $: place }
  }
  const packedPages = Object.fromEntries(Object.entries(pages).map(([path, data]) => [path, written(data)]))
  return { pages: packedPages, parts }
}
