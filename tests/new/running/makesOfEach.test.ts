import { exec } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../../setup/copyProject.ts'

/** The unit tests that read the whole project, and those of the parts that the generated code extends. The others would run twice. */
const AFFECTED = [
  'tests/spec',
  'tests/docs',
  'tests/new',
  'tests/architecture',
  'tests/locales',
  'tests/sourceRules',
  'tests/words',
  'tests/domain/checkout',
  ...['handlers/catalogue', 'handlers/checkout', 'errorInputs', 'replies', 'rules', 'scenarios'].map(
    (part) => `tests/mocks/${part}`,
  ),
]

const root = join(import.meta.dirname, '../../..')

let copy: ProjectCopy

/** Runs a command in the copy; resolves with its status and output. */
const run = (command: string): Promise<{ status: number | null; text: string }> =>
  new Promise((resolve) => {
    const PATH = [join(copy.folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
    const env = Object.entries(process.env).filter(([name]) => !/^(VITE|VITEST|NODE_ENV$|TEST$)/.test(name))
    const child = exec(
      command,
      {
        cwd: copy.folder,
        env: { ...Object.fromEntries(env), NO_COLOR: '1', PATH },
        maxBuffer: 64 * 1024 * 1024,
      },
      (_error, stdout, stderr) => resolve({ status: child.exitCode, text: stdout + stderr }),
    )
  })

/** The output of a command in the copy if it fails; otherwise empty. */
async function failureOf(command: string): Promise<string> {
  const { status, text } = await run(command)
  return status === 0 ? '' : `${command}\n${text}`
}

const contentOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null)

/** The files of the copy that are new or differ from the project's. */
const changedFiles = (): string[] =>
  globSync('{src,mocks,fixtures,locales,tests,build,docs}/**/*.{ts,tsx,css,json,md,txt}', {
    cwd: copy.folder,
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => contentOf(join(copy.folder, path)) !== contentOf(join(root, path)))
    .toSorted()

const testsIn = (files: readonly string[], folder: string) =>
  files.filter((path) => path.startsWith(folder) && /\.test\.tsx?$/.test(path))

let screenFiles: string[]
let featureFiles: string[]
let allFiles: string[]

beforeAll(async () => {
  copy = copyProject()
  expect(await failureOf('npm run new -- endpoint gift-cards')).toBe('')
  expect(await failureOf('npm run new -- screen gift-cards')).toBe('')
  expect(await failureOf('npm run new -- scenario gift-cards.failed --start /gift-cards')).toBe('')
  screenFiles = changedFiles()
  expect(
    await failureOf("npm run new -- step gift-note --en 'Gift note' --ms 'Nota hadiah' --zh '礼品留言'"),
  ).toBe('')
  const before = changedFiles()
  expect(await failureOf('npm run new -- feature gift-box')).toBe('')
  allFiles = changedFiles()
  featureFiles = allFiles.filter((path) => !before.includes(path))
})

afterAll(() => copy.remove())

test('an endpoint, a screen and a scenario take at most 18 files, tests and docs included', () => {
  expect(screenFiles).toEqual([
    'docs/spec/beyond.md',
    'fixtures/content/pages.ts',
    'locales/en/console.json',
    'locales/en/shop.json',
    'locales/ms/console.json',
    'locales/ms/shop.json',
    'locales/zh/console.json',
    'locales/zh/shop.json',
    'mocks/handlers/catalogue.ts',
    'mocks/scenarios/rows/connection.ts',
    'src/contract/calls/catalogue.ts',
    'src/contract/routes.ts',
    'src/pages/giftCards/GiftCardsPage.tsx',
    'src/routes.tsx',
    'tests/mocks/handlers/catalogue/giftCards.test.ts',
    'tests/screens/pages/giftCards.test.tsx',
    'tests/spec/ourCalls.ts',
    'tests/spec/routeRows.ts',
  ])
  expect(screenFiles.length).toBeLessThanOrEqual(18)
})

test('a feature takes 6 files: those it adds, and a text in each language', () => {
  expect(featureFiles).toEqual([
    'build/importMap.ts',
    'src/features/gift-box/GiftBox.tsx',
    'tests/screens/gift-box/giftBox.test.tsx',
  ])
  for (const language of ['en', 'ms', 'zh'])
    expect(contentOf(join(copy.folder, `locales/${language}/shop.json`))).toContain('"gift_box"')
})

test('the generated code has the right types', async () => {
  expect(await failureOf('tsc --noEmit')).toBe('')
})

test('the generated code passes the linter and is formatted', async () => {
  const code = allFiles.filter((path) => /\.tsx?$/.test(path))
  expect(await failureOf(`oxlint --quiet ${code.join(' ')}`)).toBe('')
  expect(await failureOf(`oxfmt --check ${allFiles.join(' ')}`)).toBe('')
})

test('the generated code has no unused parts', async () => {
  expect(await failureOf('knip --no-progress')).toBe('')
})

test('the generated code passes the unit tests, its own among them', async () => {
  expect([...testsIn(allFiles, 'tests/domain/'), ...testsIn(allFiles, 'tests/mocks/')]).toEqual([
    'tests/domain/checkout/checkout.test.ts',
    'tests/mocks/handlers/catalogue/giftCards.test.ts',
    'tests/mocks/handlers/checkout/giftNoteStep.test.ts',
    'tests/mocks/rules/checkoutSteps.test.ts',
  ])
  expect(await failureOf(`vitest run --project=unit ${AFFECTED.join(' ')}`)).toBe('')
})

test('the page, the step and the feature work on screen', async () => {
  const own = testsIn(allFiles, 'tests/screens/')
  expect(own).toEqual([
    'tests/screens/checkout/giftNoteStep.test.tsx',
    'tests/screens/gift-box/giftBox.test.tsx',
    'tests/screens/pages/giftCards.test.tsx',
  ])
  expect((await run(`vitest run --project=screens ${own.join(' ')}`)).text).toMatch(/Tests +3 passed/)
})

test('the same name is refused the second time, and changes nothing', async () => {
  for (const made of [
    'endpoint gift-cards',
    'screen gift-cards',
    'scenario gift-cards.failed',
    'step gift-note',
    'feature gift-box',
  ]) {
    const { status, text } = await run(`npm run new -- ${made}`)
    expect(status).toBe(1)
    expect(text).toMatch(/Choose another (name|id)\./)
  }
  expect(changedFiles()).toEqual(allFiles)
})

test('a second one of each can be made beside the first', async () => {
  expect(await failureOf('npm run new -- endpoint loyalty-offers --section auth')).toBe('')
  expect(await failureOf('npm run new -- screen loyaltyOffers')).toBe('')
  expect(await failureOf('npm run new -- scenario loyalty-offers.cart-lost --call changeCart')).toBe('')
  expect(await failureOf('npm run new -- step house-colour')).toBe('')
  expect(await failureOf('npm run new -- feature lucky-bag')).toBe('')
  expect(await failureOf('tsc --noEmit')).toBe('')
})
