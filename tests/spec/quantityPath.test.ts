import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { codeOf, exists, sourceFiles } from '../sourceGraph.ts'
import { expectNone } from './expectNone.ts'

const files = sourceFiles(['src'])

describe('the path of a changed quantity', () => {
  const [, section = ''] =
    /## The path of a changed quantity.*?\n(.*?)\n## /s.exec(
      readFileSync(new URL('../../ARCHITECTURE.md', import.meta.url), 'utf8'),
    ) ?? []
  const listed = Array.from(section.matchAll(/`((?:src|mocks)\/[^`]+)`/g), ([, path = '']) => path)

  test('is short, and ARCHITECTURE.md lists files that exist', () => {
    expect(listed).toContain('src/stores/cart/changeQuantity.ts')
    expect(listed.length).toBeLessThan(28)
    expectNone(
      listed.filter((path) => !exists(path)),
      (path) => `ARCHITECTURE.md lists ${path} on the path of a changed quantity, which is no file.`,
    )
  })

  test('goes through its checks from every place', () => {
    const mayWrite = [
      'src/stores/cart/cart.ts',
      'src/stores/cart/cartWrites.ts',
      'src/stores/cart/changeQuantity.ts',
      // These do not change the quantity: a note, a substitution, another fulfilment method, accepting a new price. A reload continues a
      // checked change, and an undo restores what the cart held a moment ago.
      'src/stores/cart/acceptDifferences.ts',
      'src/stores/cart/pickingNotes.ts',
      'src/stores/cart/substitution.ts',
      'src/stores/cart/pendingLines.ts',
      'src/stores/cart/removals.ts',
      'src/stores/cart/switchFulfillment.ts',
    ]
    expectNone(
      files.filter(
        (file) =>
          !mayWrite.includes(file.path) &&
          /\b(?:queueWrite|setPending|cartCalls\.changeCart)\b/.test(codeOf(file)),
      ),
      ({ path }) =>
        `${path} writes a line of the cart without a check. Use src/stores/cart/changeQuantity.ts: changeQuantity(target, quantity, { via: 'card' })`,
    )
  })
})
