import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = globSync('{src,mocks}/**/*.css').map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Selectors that ask of the whole document what is in it. */
const askingTheDocument =
  /(?:^|[\s(,>])(?::root|html|body|:where\((?:body|html|:root)\)|:global\(body\)):has\(/gm

test('no style sheet asks the document what is in it: each change anywhere would style it anew', () => {
  const asking = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(askingTheDocument)].map(([found]) => `${path}: ${found.trim()}`),
  )
  expect(sheets.length).toBeGreaterThan(100)
  expect(asking).toEqual([])
})
