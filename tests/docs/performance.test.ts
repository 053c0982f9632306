import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPage, root } from './markdown.ts'

const page = readPage('docs/performance.md')

test.each(globSync('build/patches/*.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/')))(
  '%s has a row in docs/performance.md',
  (file) => {
    const rows = page.split('\n').filter((line) => line.startsWith('|') && line.includes(`\`${file}\``))
    expect(rows).not.toEqual([])
  },
)

test('every technique has its place, its lines, what it saves, and how that was measured', () => {
  const rows = page
    .replace(/## To measure next[^]*/, '')
    .split('\n')
    .filter((line) => /^\| [A-Z"`]/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  expect(rows.length).toBeGreaterThan(40)
  for (const [technique, where = '', lines, saves] of rows) {
    expect(where, technique).toMatch(/^`[^`]+`(, `[^`]+`)*$/)
    expect(lines, technique).toMatch(/^\d[\d,]*$/)
    expect(saves, technique).not.toBe('')
  }
})
