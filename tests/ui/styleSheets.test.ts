import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Each style sheet's selectors, a line each, as the formatter leaves them. */
const sheets = globSync('{src,mocks}/**/*.css').map((path) => ({
  path,
  selectors: readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /[{,]$/.test(line) && !line.trim().startsWith('@')),
}))

/** Where a selector of this kind stands. */
const found = (kind: RegExp): string[] =>
  sheets.flatMap(({ path, selectors }) =>
    selectors.filter((line) => kind.test(line)).map((line) => `${path}: ${line.trim()}`),
  )

test('no style sheet asks the document what is in it: each change anywhere would style it anew', () => {
  expect(sheets.length).toBeGreaterThan(100)
  expect(
    found(/(?:^|[\s(,>])(?::root|html|body|:where\((?:body|html|:root)\)|:global\(body\)):has\(/),
  ).toEqual([])
})

test('no style sheet asks for a neighbour without a class: what comes or goes anywhere would have all beside and in it styled anew', () => {
  expect(found(/(?:^|[\s(,])(?!n \+ \d)(?:\*|[a-z][\w-]*) [+~] /)).toEqual([])
})
