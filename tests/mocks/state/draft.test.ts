import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changed } from '../../../mocks/state/draft.ts'

interface Line {
  gid: string
  quantity: number
}

interface Shop {
  count: number
  people: Record<string, { name: string; lines: Line[]; codes: string[] }>
  log: string[]
}

const shop = (): Shop => ({
  count: 1,
  people: {
    ana: {
      name: 'Ana',
      lines: [
        { gid: 'milk', quantity: 1 },
        { gid: 'eggs', quantity: 2 },
      ],
      codes: [],
    },
    ben: { name: 'Ben', lines: [{ gid: 'rice', quantity: 5 }], codes: ['TEN'] },
  },
  log: ['opened'],
})

/** The state before and after a change; fails if the original has changed. */
function changedShop(change: (draft: Shop) => void): { before: Shop; after: Shop } {
  const before = shop()
  const { next: after } = changed(before, change)
  expect(before).toEqual(shop())
  return { before, after }
}

describe('a draft', () => {
  test('leaves the original unchanged, and shares the unchanged parts with it', () => {
    const { before, after } = changedShop(({ people }) => {
      for (const { lines } of Object.values(people))
        for (const line of lines) line.quantity += line.gid === 'milk' ? 1 : 0
    })
    expect(after.people['ana']?.lines[0]).toEqual({ gid: 'milk', quantity: 2 })
    expect(after.people['ana']?.lines[1]).toBe(before.people['ana']?.lines[1])
    expect(after.people['ben']).toBe(before.people['ben'])
    expect(after.log).toBe(before.log)
  })

  test('without changes is the original', () => {
    const { before, after } = changedShop(({ people }) => expect(Object.keys(people)).toEqual(['ana', 'ben']))
    expect(after).toBe(before)
  })

  test('returns the same object for repeated reads, wherever it is put', () => {
    const { after } = changedShop(({ people: { ana, ben } }) => {
      if (!ana || !ben) return
      const [milk] = ana.lines
      expect(ana.lines[0]).toBe(milk)
      expect(ana.lines.indexOf(milk as Line)).toBe(0)
      ana.lines = ana.lines.filter((line) => line !== milk)
      ben.lines.unshift(milk as Line)
      expect(ben.lines[0]).toBe(milk)
      if (milk) milk.quantity = 9
    })
    expect(after.people['ana']?.lines).toEqual([{ gid: 'eggs', quantity: 2 }])
    expect(after.people['ben']?.lines[0]).toEqual({ gid: 'milk', quantity: 9 })
  })

  test('contains inserted objects, which can be changed further', () => {
    const { after } = changedShop(({ people }) => {
      const cai = { name: 'Cai', lines: [], codes: [] }
      people['cai'] = cai
      people['cai'].lines.push({ gid: 'tea', quantity: 1 })
      expect(people['cai']).toBe(cai)
      people['copy'] = { ...(people['ben'] as Shop['people'][string]), name: 'Ben again' }
    })
    expect(after.people['cai']?.lines).toEqual([{ gid: 'tea', quantity: 1 }])
    expect(after.people['copy']).toEqual({ ...shop().people['ben'], name: 'Ben again' })
  })

  test('is plain when finished: it can be cloned and stored', () => {
    const { after } = changedShop((draft) => {
      draft.people = {
        ...draft.people,
        all: { name: 'All', lines: Object.values(draft.people).flatMap(({ lines }) => lines), codes: [] },
      }
      delete draft.people['ana']
    })
    expect(structuredClone(after)).toEqual(after)
    expect(after.people['all']?.lines).toHaveLength(3)
  })

  test('can still be read in parts after the change', () => {
    const { next, result } = changed(shop(), ({ people: { ana } }) => {
      if (ana) ana.name = 'Anna'
      return { name: ana?.name, lines: ana?.lines, first: [ana?.lines[0]] }
    })
    expect(result).toEqual({
      name: 'Anna',
      lines: shop().people['ana']?.lines,
      first: [{ gid: 'milk', quantity: 1 }],
    })
    expect(result.lines).toBe(next.people['ana']?.lines)
  })

  test('leaves the value unchanged when it throws', () => {
    const before = shop()
    const failing = () =>
      changed(before, (draft) => {
        draft.count = 2
        throw new Error('refused')
      })
    expect(failing).toThrow('refused')
    expect(before).toEqual(shop())
  })
})

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Descends by numbers while there are children. */
function reached(tree: Tree, steps: readonly number[]): Tree {
  const [step, ...others] = steps
  const inner = Object.values(tree).filter(isTree)
  const next = step === undefined ? undefined : inner[step % inner.length]
  return next ? reached(next, others) : tree
}

const changes: Readonly<Record<string, (tree: Tree, value: unknown, number: number) => void>> = {
  set: (tree, value, number) => {
    if (Array.isArray(tree)) tree[number % (tree.length + 1)] = value
    else tree[`key${number % 5}`] = value
  },
  remove: (tree, _, number) => {
    if (Array.isArray(tree)) tree.splice(number % (tree.length + 1), 1)
    else delete tree[Object.keys(tree)[number % 7] ?? '']
  },
  turn: (tree) => {
    if (Array.isArray(tree)) tree.reverse()
  },
  sort: (tree) => {
    if (Array.isArray(tree)) tree.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  },
  widen: (tree, value, number) => {
    for (const [key, inner] of Object.entries(tree).slice(0, 1)) {
      if (isTree(inner)) tree[key] = Array.isArray(inner) ? inner.concat([value]) : { ...inner, more: number }
    }
  },
  empty: (tree) => {
    if (Array.isArray(tree)) tree.length = 0
  },
}

test('random changes of a draft equal those of a copy, and the value stays unchanged', () => {
  const anything = fc.jsonValue({ maxDepth: 3 })
  const step = fc.record({
    change: fc.constantFrom(...Object.keys(changes)),
    steps: fc.array(fc.nat(5), { maxLength: 4 }),
    value: anything,
    number: fc.nat(20),
  })
  fc.assert(
    fc.property(fc.dictionary(fc.string(), anything), fc.array(step, { maxLength: 12 }), (base, steps) => {
      const copy = structuredClone(base) as Tree
      const untouched = structuredClone(base)
      const { next: after } = changed(base as Tree, (draft) => {
        for (const { change, steps: way, value, number } of steps) {
          for (const tree of [copy, draft])
            changes[change]?.(reached(tree, way), structuredClone(value), number)
          expect(JSON.stringify(draft)).toBe(JSON.stringify(copy))
        }
      })
      expect(structuredClone(after)).toEqual(copy)
      expect(JSON.stringify(after)).toBe(JSON.stringify(copy))
      expect(base).toEqual(untouched)
    }),
    { numRuns: 300 },
  )
})
