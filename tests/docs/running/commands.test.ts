import { describe, expect, test } from 'vitest'
import shop from '../../../package.json' with { type: 'json' }
import { commands } from '../commands.ts'
import { readPage } from '../markdown.ts'
import { run } from '../shell.ts'

const scripts: Readonly<Record<string, string>> = shop.scripts
const entries = Object.entries(commands)

/** Each command that runs here once, with its expected output; one run may cover several commands of the docs. */
const here = new Map(
  entries.flatMap(([command, proof]) =>
    'prints' in proof ? [[proof.as ?? command, proof.prints] as const] : [],
  ),
)

describe('the output of a command', () => {
  test.each([...here])('%s', async (command, prints) => {
    expect((await run(command)).text).toMatch(prints)
  })
})

test('the README lists the parts of npm test, and scripts use no others', async () => {
  const { status, text } = await run('npm test -- no-such-part')
  expect(status).not.toBe(0)
  const parts = /The parts: ([\w, ]+)\./.exec(text)?.[1]?.split(', ') ?? []
  const readme = readPage('README.md')
  const [sentence = ''] = /The parts are [^;]+;/.exec(readme) ?? []
  expect(Array.from(sentence.matchAll(/`(\w+)`/g), ([, part]) => part)).toEqual(parts)
  const asked = entries.flatMap(([command, proof]) => {
    if (!('runs' in proof)) return []
    const [, named = ''] =
      /^node build\/test\.ts (.+)$/.exec(scripts[command.replace('npm run ', '')] ?? '') ?? []
    return named.split(' ')
  })
  expect(asked).not.toEqual([])
  expect(asked.filter((part) => !parts.includes(part))).toEqual([])
})

test('the docs list the parts of the bench, and the bench refuses any other', async () => {
  const { status, text } = await run('npm run bench -- no-such-part --markdown')
  expect(status).toBe(1)
  const [, unknown, list = ''] = /There is no part "([\w-]+)"\. The parts: ([\w, ]+)\./.exec(text) ?? []
  expect(unknown).toBe('no-such-part')
  const [sentence = ''] = /the parts are [^.]+\./.exec(readPage('docs/benchmarks.md')) ?? []
  expect(Array.from(sentence.matchAll(/`(\w+)`/g), ([, part]) => part)).toEqual(list.split(', '))
})

test('the docs list the measures in turns, and any other is refused', async () => {
  const { status, text } = await run('npm run turns -- no-such-measure dist dist')
  expect(status).toBe(1)
  const [, list = ''] = /The measures: ([\w, ]+)\./.exec(text) ?? []
  const [sentence = ''] = /The measures are [^.]+\./.exec(readPage('docs/performance.md')) ?? []
  expect(Array.from(sentence.matchAll(/`(\w+)`/g), ([, measure]) => measure)).toEqual(list.split(', '))
})
