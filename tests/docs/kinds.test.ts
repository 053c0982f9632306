import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { kinds, kindsOf } from './kinds.ts'
import { allBlocks, pageOf, root } from './markdown.ts'

const HOW =
  'Write it as a block of a kind in tests/docs/kinds.ts, whose test then runs it; or add a kind there, such as ' +
  "`diagram: { test: 'tests/docs/diagram.test.ts', fits: isIn('mermaid') }`, and that test."

test('a test runs every code block of the docs', () => {
  const unclassified = allBlocks()
    .filter((block) => kindsOf(block).length !== 1)
    .map(({ file, line, language }) => `${file}:${line}: no test runs this block (\`\`\`${language}).`)
  expect(unclassified, HOW).toEqual([])
})

test.each(Object.entries(kinds))('the test of a kind reads its blocks: %s', (name, { test: file }) => {
  expect(existsSync(join(root, file)), `${file} does not exist`).toBe(true)
  expect(readFileSync(join(root, file), 'utf8')).toMatch(new RegExp(`blocks?Of\\('${name}'\\)`))
})

describe('a block', () => {
  const blockIn = (language: string, text: string) =>
    pageOf('made-up.md', `Before.\n\n\`\`\`${language}\n${text}\n\`\`\`\n`).blocks

  test('has its position, its language and the prose before it', () => {
    expect(blockIn('sh', 'npm test')).toEqual([
      { file: 'made-up.md', line: 3, language: 'sh', text: 'npm test', before: 'Before.\n' },
    ])
  })

  test('with an unknown language or unknown shell commands has no kind', () => {
    expect(blockIn('python', 'print()').flatMap(kindsOf)).toEqual([])
    expect(blockIn('sh', 'rm -rf dist').flatMap(kindsOf)).toEqual([])
    expect(blockIn('sh', 'npm test').flatMap(kindsOf)).toEqual(['commands'])
  })

  test('that is not closed is an error', () => {
    expect(() => pageOf('made-up.md', 'One\n```sh\nnpm test')).toThrow(
      'made-up.md:2: this code block has no end.',
    )
  })
})
