import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blocksOf } from './kinds.ts'
import { root } from './markdown.ts'

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')

test.each(blocksOf('excerpt').map((block) => [`${block.file}:${block.line}`, block] as const))(
  'the excerpt at %s is in the file that the sentence before it names',
  (_place, { text, before }) => {
    const named = before.match(/`([\w./-]+\.tsx?)`[^`]*$/)?.[1] ?? ''
    expect(named, 'Name the file in backticks before the block.').not.toBe('')
    expect(existsSync(join(root, named)), `${named} does not exist`).toBe(true)
    expect(lines(readFileSync(join(root, named), 'utf8'))).toContain(lines(text))
  },
)
