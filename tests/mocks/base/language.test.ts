import { expect, test } from 'vitest'
import { languageOf } from '../../../mocks/base/language.ts'

test.each([
  [null, 'en'],
  ['ms', 'ms'],
  ['zh-Hans-MY, en;q=0.8', 'zh'],
  ['en;q=0.5, ms;q=0.9', 'ms'],
  ['fr, zh;q=0.2', 'zh'],
  // A weight of 0 means "not this one" (RFC 9110, section 12.4.2).
  ['zh;q=0, ms', 'ms'],
  ['zh;q=0', 'en'],
  ['nonsense;q=x, ;;,', 'en'],
])('"%s" is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
