import { expect, test } from 'vitest'
import { fill } from '../../build/docs/fill.ts'
import { parts } from '../../build/docs/parts.ts'
import { expectNone } from './expectNone.ts'
import { textFiles } from './sectionReferences.ts'

const pages = textFiles('docs/spec')

test.each(pages)('$path is up to date with its tables', ({ path, text }) => {
  expect(text, `${path} differs from the tables in tests/spec. Run \`npm run docs\`.`).toBe(fill(text))
})

test('every table of tests/spec is on a page', () => {
  const all = pages.map(({ text }) => text).join('\n')
  expectNone(
    Object.entries(parts).filter(([name]) => !all.includes(`npm run docs: ${name} -->`)),
    ([name, { source }]) =>
      `No page shows "${name}". Add to a page of docs/spec: <!-- generated from ${source} by npm run docs: ${name} --> and, below it, <!-- end -->`,
  )
})

test('a marker of an unknown table is refused', () => {
  const marker = (source: string, name: string) =>
    `<!-- generated from ${source} by npm run docs: ${name} -->\nold\n<!-- end -->`
  expect(() => fill(marker('tests/spec/callRows.ts', 'calls of Gifts'))).toThrow('no part "calls of Gifts"')
  expect(() => fill(marker('tests/spec/routeRows.ts', 'our calls'))).toThrow(
    '"our calls" from tests/spec/ourCalls.ts',
  )
  expect(fill(`a\n${marker('tests/spec/callRows.ts', 'calls of GraphQL')}\nb`)).toBe(`a
<!-- generated from tests/spec/callRows.ts by npm run docs: calls of GraphQL -->

| Method | Path           | Sends                              | Answers   |
| ------ | -------------- | ---------------------------------- | --------- |
| POST   | \`/api/graphql\` | a query by name, and its variables | not shown |

<!-- end -->
b`)
})
