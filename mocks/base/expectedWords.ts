import type * as v from 'valibot'

/** What the regular expressions of the contract accept; a test requires words for each one. */
const patternWords: Readonly<Record<string, string>> = {
  '^\\d{1,40}$': 'digits, at most 40',
  '^\\d{4}$': '4 digits',
  '^\\d{9}$': '9 digits',
  '^\\d{3,4}$': '3 or 4 digits',
  '^\\d{10,17}$': '10 to 17 digits',
  '^\\d{12,19}$': '12 to 19 digits',
  '^\\d{2}\\/\\d{2}$': 'a month and a year as MM/YY',
  '^(0[1-9]|1[0-2])\\/\\d{2}$': 'a month and a year as MM/YY',
  '^\\d{4}-(0[1-9]|1[0-2])$': 'a month as YYYY-MM',
  '^\\d{1,6}\\.\\d{1,6}\\.\\d{1,6}$': 'a version such as 1.0.0',
  '^[\\w-]+$': 'letters, digits, - and _',
  '^[a-z\\d][\\w-]{7,63}$': 'letters, digits, - and _, from 8 to 64, beginning with a letter or digit',
  '[\\p{Letter}\\p{Number}\\p{Punctuation}\\p{Symbol}]': 'a text with a visible character',
  '^$|^data:image\\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$':
    'a PNG, JPEG or WebP picture as a data: address, or an empty text',
}

/** Checks that the library describes by a sign, or not at all. */
const checkWords: Readonly<Record<string, string>> = {
  non_empty: 'a text that is not empty',
  email: 'an e-mail address',
  digits: 'digits only',
  integer: 'a whole number',
  safe_integer: 'a whole number',
  iso_date: 'a day such as 2026-11-21',
  iso_timestamp: 'a time such as 2026-11-21T08:00:00.000Z',
}

const bounds: Readonly<Record<string, (limit: string) => string>> = {
  min_length: (limit) => `a length of at least ${limit}`,
  max_length: (limit) => `a length of at most ${limit}`,
  min_value: (limit) => `at least ${limit}`,
  max_value: (limit) => `at most ${limit}`,
}

const isPattern = (issue: v.BaseIssue<unknown>): issue is v.RegexIssue<string> => issue.type === 'regex'

/** What a check expects, in plain words; undefined where the library's own words are plain. */
export function wordsOfCheck(issue: v.BaseIssue<unknown>): string | undefined {
  if (isPattern(issue)) return patternWords[issue.requirement.source]
  const limit = /^[<>]=(.+)$/.exec(issue.expected ?? '')?.[1]
  const bound = limit === undefined ? undefined : bounds[issue.type]?.(limit)
  return bound ?? checkWords[issue.type]
}
