/** Rules for the text of the files: their names, their length, and what they may contain. */
import { dirname } from 'node:path'
import { describe, test } from 'vitest'
import { expectNone } from './spec/expectNone.ts'
import { codeOf, sourceFiles } from './sourceGraph.ts'

const files = sourceFiles(['src', 'mocks', 'fixtures', 'build', 'tests'])

test('text becomes HTML in one place only', () => {
  // Sanitized HTML of editors.
  const allowed = ['src/ui/text/SafeHtml.tsx']
  const makesHtml =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|parseFromString|\beval\(|new Function\(|srcdoc/
  const making = files.filter(
    (file) =>
      /^(?:src|mocks\/console)\//.test(file.path) &&
      makesHtml.test(codeOf(file)) &&
      !allowed.includes(file.path),
  )
  expectNone(
    making,
    ({ path }) =>
      `${path} makes HTML or code of a text. Show the text as it is, or HTML of editors with <SafeHtml html={…} />.`,
  )
})

test('no test waits for one second only', () => {
  const waiting = files.filter(
    (file) => file.path.startsWith('tests/') && /\bvi\s*\.\s*wait(?:For|Until)\(/.test(codeOf(file)),
  )
  expectNone(
    waiting,
    ({ path }) =>
      `${path} uses vi.waitFor or vi.waitUntil, whose limit is 1 s. Write expect.poll(() => …).toBe(…), whose limit is in vitest.config.ts.`,
  )
})

test('there are no barrels: a file exports its own code', () => {
  const passedOn = files.filter((file) => /^export\s+(type\s+)?(\*|\{[^}]*\})\s+from\s/m.test(codeOf(file)))
  expectNone(
    passedOn,
    ({ path }) =>
      `${path} exports what another file holds. Remove that line, and import from the file itself: import { Price } from '../ui/Price.tsx'`,
  )
})

test('a name describes its content', () => {
  const vague = files.filter(({ path }) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/i.test(path))
  expectNone(
    vague,
    ({ path }) =>
      `The name ${path} does not say what is inside. Name it after that: src/domain/checkout/telephone.ts`,
  )
})

test('no folder shows more than 40 files at its own level', () => {
  const roots = ['src', 'mocks', 'tests', 'build', 'fixtures']
  const folders = Map.groupBy(
    files.filter(({ path }) => roots.some((root) => path.startsWith(`${root}/`))),
    ({ path }) => dirname(path),
  )
  expectNone(
    [...folders].filter(([, inside]) => inside.length > 40),
    ([folder, inside]) =>
      `${folder} has ${inside.length} files at its own level, of at most 40. Move those of one noun into a folder of that name: ${folder}/cart/`,
  )
})

test('exports are named; only tools need a default export', () => {
  const mayBeDefault = (path: string) => /\.d(\.\w+)?\.ts$|\.config\.ts$|\/globalSetup\.ts$/.test(path)
  const unnamed = files.filter(
    (file) => !mayBeDefault(file.path) && /^export\s+default\b/m.test(codeOf(file)),
  )
  expectNone(
    unnamed,
    ({ path }) =>
      `${path} has a default export. Give it a name, and import it by that: export function CartPage()`,
  )
})

describe('time and random numbers', () => {
  const present = /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(/
  const chance = /\bMath\.random\(|\brandomUUID\(|\bgetRandomValues\(/
  const using = (pattern: RegExp, folder: RegExp, allowed: readonly string[]) =>
    files
      .filter(({ path }) => folder.test(path) && !allowed.includes(path))
      .filter((file) => pattern.test(codeOf(file)))
      .map(({ path }) => path)

  test('the server, the fixtures and the rules get the time from the clock or an argument', () => {
    expectNone(
      using(present, /^(mocks|fixtures|src\/domain)\//, ['mocks/base/clock.ts']),
      (path) =>
        `${path} reads the machine's time. A handler has the shop's time in what it is given, a rule takes it as an argument: reads(({ now }) => …)`,
    )
  })

  test('and random numbers from the seeded source', () => {
    expectNone(
      using(chance, /^(mocks|fixtures|src\/domain)\//, ['mocks/base/random.ts']),
      (path) =>
        `${path} takes chance from the machine. Take it from the shop's seeded source, mocks/base/random.ts: nextNumber(state)`,
    )
  })

  test('the shop uses its own clock, which follows the server’s time', () => {
    // The second measures how long a machine takes, which is no time of day.
    expectNone(
      using(present, /^src\//, ['src/stores/base/clock.ts', 'src/navigation/renderTiming.ts']),
      (path) =>
        `${path} reads the machine's time. Take it from src/stores/base/clock.ts, which follows the server's: now()`,
    )
  })
})
