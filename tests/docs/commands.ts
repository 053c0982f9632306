import { blocksOf } from './kinds.ts'
import { codeSpans, documents } from './markdown.ts'

/** How a command of the docs is proven to work. */
type Proof =
  /**
   * It runs in `tests/docs/running/commands.test.ts`, in the form of `as` if it would take minutes or change files, and prints `prints`.
   */
  | { prints: RegExp; as?: string }
  /** It runs parts of `build/test.ts`, which `npm test` runs anyway: the script must name known parts. */
  | { runs: 'parts' }
  /** Another file runs it, and contains `says`. */
  | { in: string; says: string }

/** Measuring takes minutes: it loads all its parts, and refuses one that does not exist. */
const bench: Proof = { in: 'tests/docs/running/commands.test.ts', says: 'npm run bench -- no-such-part' }
const build = 'tests/journeys/docs/builds.test.ts'
const newTest = 'tests/new/running/makesOfEach.test.ts'

const compare = 'tests/docs/running/mockServer.test.ts'
const otherProject = 'tests/docs/running/otherProject.test.ts'
const packing = 'tests/setup/otherProject.ts'

/** It takes as many minutes as it is given. */
const monkey: Proof = {
  as: 'npm run monkey -- --minutes 0',
  prints: /^Monkey, seed 7: 0 walks, 0 actions, 0 findings/m,
}

/** Every command that a page of the docs names. */
export const commands: Readonly<Record<string, Proof>> = {
  'npm ci': { in: '.ci/run', says: 'npm ci && npm test' },
  'npm test': { in: '.ci/run', says: 'npm ci && npm test' },
  'npm start': { in: 'tests/docs/running/servers.test.ts', says: "'npm start'" },
  'npm run dev': { in: 'tests/docs/running/servers.test.ts', says: "'npm run dev'" },
  'npm run build': { in: build, says: 'npm run build' },
  'npm run build -- /blog': { in: build, says: 'npm run build -- /blog' },
  'npm run build:mock': { in: packing, says: 'npm run build:mock' },
  'npm pack ./dist-mock': { in: packing, says: 'npm pack ./dist-mock' },
  'npm install --save-dev ./pasar-mock-0.1.0.tgz': {
    in: packing,
    says: 'npm install --save-dev ./pasar-mock-0.1.0.tgz',
  },
  'npx vite': { in: otherProject, says: 'npx vite ' },
  'npx vite build': { in: otherProject, says: 'npx vite build' },
  'npx pasar-mock': { in: otherProject, says: 'npx pasar-mock --port' },
  'npx pasar-mock --port 4400': { in: otherProject, says: 'npx pasar-mock --port' },
  'npx pasar-mock coverage --min 80': { in: otherProject, says: 'npx pasar-mock coverage --min 80' },
  'npx pasar-mock coverage one.json two.json': {
    in: otherProject,
    says: 'npx pasar-mock coverage one.json two.json',
  },
  'npx pasar-mock smoke sets.json --url http://localhost:5173': {
    in: otherProject,
    says: 'npx pasar-mock smoke sets.json --url',
  },
  'npm run compare': { in: compare, says: 'npm run compare -- --url' },
  'npm run compare -- --url https://staging.example.com': { in: compare, says: 'npm run compare -- --url' },
  'npm run preview': { in: 'tests/journeys/docs/playwright.test.ts', says: 'npm run preview' },
  'npm run check': { runs: 'parts' },
  'npm run check -- --changed': { as: 'npm test -- format --changed', prints: /=== format: ok/ },
  'npm run test:journeys': { runs: 'parts' },
  'npm run test:engines': { runs: 'parts' },
  'npm run monkey': monkey,
  'npm run monkey -- --seed 7 --minutes 10': monkey,
  'npm run monkey -- --seed 777 --minutes 30': monkey,
  'npm run docs': { prints: /^docs\/spec: up to date$/m },
  'npm test -- format': { prints: /=== format: (ok|failed)/ },
  'npm run new': { in: newTest, says: 'npm run new -- ' },
  'npm run new -- endpoint gift-cards': { in: newTest, says: 'npm run new -- endpoint gift-cards' },
  'npm run new -- screen gift-cards': { in: newTest, says: 'npm run new -- screen gift-cards' },
  'npm run new -- scenario gift-cards.failed --start /gift-cards': {
    in: newTest,
    says: 'npm run new -- scenario gift-cards.failed --start /gift-cards',
  },
  'npm run new -- step gift-note': { in: newTest, says: 'npm run new -- step gift-note' },
  'npm run new -- feature gift-box': { in: newTest, says: 'npm run new -- feature gift-box' },
  'npm run mock-server': { in: 'tests/docs/running/mockServer.test.ts', says: 'npm run mock-server' },
  'npm run mock-server -- --port 5000 --host 0.0.0.0 --seed 7 --size 5000': {
    in: 'tests/docs/running/mockServer.test.ts',
    says: '--port 5000 --host 0.0.0.0 --seed 7 --size 5000',
  },
  'npm run openapi': { prints: /^\d{3} operations written to .*dist-openapi[/\\]openapi\.json$/m },
  'npm run fixtures': { in: build, says: 'npm run fixtures -- ' },
  'npm run bench': bench,
  'npm run bench -- catalogue': bench,
  'npm run bench -- --markdown': bench,
  'npm run bench -- --quick': bench,
  'npm run turns': { in: 'tests/docs/running/commands.test.ts', says: 'npm run turns -- no-such-measure' },
  'npm run turns -- home dist ../without/dist': {
    in: 'tests/docs/running/commands.test.ts',
    says: 'npm run turns -- no-such-measure',
  },
  'npx vitest run tests/domain/money.test.ts': { prints: /Test Files +1 passed[^]*Tests +\d+ passed/ },
  "npx vitest run tests/domain/money.test.ts -t 'free label'": {
    prints: /Test Files +1 passed[^]*Tests +1 passed/,
  },
  'npx vitest run tests/mocks/mine.test.ts': {
    in: 'tests/docs/running/vitestSnippet.test.ts',
    says: 'npx vitest run ',
  },
  // @playwright/test is not a dependency: its test runs on playwright-core.
  'npx playwright test': { in: 'tests/journeys/docs/playwright.test.ts', says: "blockOf('playwright')" },
  'npx oxfmt': { as: 'npx oxfmt --check package.json', prints: /correct format/ },
  'BASE=/shop/ npm run build': { in: build, says: "'BASE='" },
  'VITE_SITE=https://example.com/shop/ npm run build': { in: build, says: "'VITE_SITE='" },
  'VITE_CONSOLE=1 npm run build': { in: build, says: "'VITE_CONSOLE='" },
  'VITE_API=https://shop.example.com npm run build': { in: build, says: "'VITE_API='" },
  'VITE_API=http://localhost:4400 npm run build': { in: build, says: "'VITE_API='" },
}

const isCommand = (code: string): boolean =>
  /^([A-Z_]+=\S+ )*(npm|npx|node|git|bash|sh|curl) \S/.test(code) && !code.startsWith('npm warn ')

/** Every command in the docs, of blocks and of text, with the pages that name it. */
export function namedCommands(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const note = (code: string, file: string) => {
    for (const command of code.split(' && ').map((part) => part.trim()))
      found.set(command, [...(found.get(command) ?? []), file])
  }
  for (const { text, file } of blocksOf('commands')) for (const line of text.split('\n')) note(line, file)
  for (const file of documents) for (const code of codeSpans(file).filter(isCommand)) note(code, file)
  return found
}
