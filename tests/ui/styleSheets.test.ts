import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The selectors of each style sheet, one line each, as formatted. */
const sheets = globSync('{src,mocks}/**/*.css').map((path) => ({
  path,
  selectors: readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /[{,]$/.test(line) && !line.trim().startsWith('@')),
}))

/** The places of selectors of this kind. */
const found = (kind: RegExp): string[] =>
  sheets.flatMap(({ path, selectors }) =>
    selectors.filter((line) => kind.test(line)).map((line) => `${path}: ${line.trim()}`),
  )

test('no style sheet uses :has() on the document: each change anywhere would recalculate all styles', () => {
  expect(sheets.length).toBeGreaterThan(100)
  expect(
    found(/(?:^|[\s(,>])(?::root|html|body|:where\((?:body|html|:root)\)|:global\(body\)):has\(/),
  ).toEqual([])
})

test('no style sheet has a sibling selector without a class: each insertion or removal would recalculate the styles beside it', () => {
  expect(found(/(?:^|[\s(,])(?!n \+ \d)(?:\*|[a-z][\w-]*) [+~] /)).toEqual([])
})
