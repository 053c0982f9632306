import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../docs/shell.ts'
import { copyProject, type ProjectCopy } from '../setup/copyProject.ts'

const MINUTES = 60_000
const root = resolve(import.meta.dirname, '../..')

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
  // Tests of the project ask git which files there are.
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    execFileSync('git', args, { cwd: copy.folder })
}, MINUTES)
afterAll(() => copy.remove())

const inCopy = (command: string) => run(command, { cwd: copy.folder })

/** Files of the copy that the project does not have, or has with another text. */
function changedFiles(): string[] {
  const isOurs = (path: string) => !/^(node_modules|\.git)\b/.test(path)
  return readdirSync(copy.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(copy.folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(isOurs)
    .filter((path) => {
      const original = join(root, path)
      if (!existsSync(original)) return true
      return !readFileSync(original).equals(readFileSync(join(copy.folder, path)))
    })
}

test(
  'an endpoint, a screen and a scenario are at most eighteen files',
  { timeout: 2 * MINUTES },
  async () => {
    for (const what of [
      'endpoint gift-cards',
      'screen gift-cards',
      'scenario gift-cards.unavailable --start /gift-cards',
    ]) {
      const { status, text } = await inCopy(`npm run new -- ${what}`)
      expect(text).toContain('What is left to you:')
      expect(status).toBe(0)
    }
    expect(changedFiles()).toContain('src/pages/giftCards/GiftCardsPage.tsx')
    expect(changedFiles().length).toBeLessThanOrEqual(18)
  },
)

test(
  'with a step of the checkout beside them, the whole check passes',
  { timeout: 5 * MINUTES },
  async () => {
    expect((await inCopy('npm run new -- step gift-note')).status).toBe(0)
    const { text } = await inCopy('npm run check')
    const outcome = text.split('\n').filter((line) => /×|=== \w+: failed|\d passed, \d+ failed/.test(line))
    expect(outcome).toEqual([expect.stringMatching(/^\d{4} passed, 0 failed$/)])
  },
)

test('the new screen and the new step work', { timeout: 3 * MINUTES }, async () => {
  const files = 'tests/screens/giftCards.test.tsx tests/screens/giftNoteStep.test.tsx'
  const { text } = await inCopy(`npx vitest run --project=screens ${files}`)
  expect(text).toMatch(/Tests +3 passed/)
})

test.each([
  ['no kind', '', /npm run new -- endpoint <name>/],
  ['an unknown kind', 'page gift-cards', /npm run new -- screen <name>/],
  [
    'a name in capitals',
    'screen GiftCards',
    /"GiftCards" is no name of a screen. Write it like this: gift-cards/,
  ],
  [
    'a name that is taken',
    'screen gift-cards',
    /There is a src\/pages\/giftCards\/GiftCardsPage.tsx already/,
  ],
  [
    'a section that is none',
    'endpoint gift-tags --section gifts',
    /There is no src\/contract\/calls\/gifts.ts/,
  ],
  ['an option that is none', 'screen gift-tags --color red', /Unknown option '--color'/],
])('%s is refused, and changes nothing', { timeout: MINUTES }, async (_what, words, message) => {
  const before = changedFiles()
  const { status, text } = await inCopy(`npm run new -- ${words}`)
  expect(text).toMatch(message)
  expect(status).toBe(1)
  expect(changedFiles()).toEqual(before)
})
