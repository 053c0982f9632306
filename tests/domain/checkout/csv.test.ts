import { expect, test } from 'vitest'
import { csvOf } from '../../../src/domain/checkout/csv.ts'

test('begins with a byte order mark, quotes every field, and ends each line', () => {
  expect(
    csvOf([
      ['Tarikh', '金额'],
      ['21/11/2026', '1,280.00'],
    ]),
  ).toBe('\uFEFF"Tarikh","金额"\r\n"21/11/2026","1,280.00"\r\n')
})

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+60123456789', `"'+60123456789"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['PO=1', '"PO=1"'],
  ['two\nlines', '"two\nlines"'],
  ['', '""'],
])('%j is %s', (field, written) => {
  expect(csvOf([[field]])).toBe(`\uFEFF${written}\r\n`)
})
