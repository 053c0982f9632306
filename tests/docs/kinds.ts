import { allBlocks, type Block } from './markdown.ts'

/** A kind of fenced block, and the test that runs every block of it. */
interface Kind {
  test: string
  fits: (block: Block) => boolean
}

const isIn =
  (...languages: readonly string[]) =>
  ({ language }: Block) =>
    languages.includes(language)
/** Code of another project, which imports the package. */
const usesPackage = ({ text }: Block) => text.includes("from 'pasar-mock")
const linesOf = ({ text }: Block) => text.split('\n').filter((line) => line.trim() !== '')

export const kinds = {
  /** Each line is a command of `tests/docs/commands.ts`. */
  commands: {
    test: 'tests/docs/commands.ts',
    fits: (block) =>
      isIn('sh')(block) && linesOf(block).every((line) => /^([A-Z_]+=\S+ )*(npm|npx|git|bash) /.test(line)),
  },
  /** A transcript with the mock server on a port. */
  curl: {
    test: 'tests/docs/running/mockServer.test.ts',
    fits: (block) => isIn('sh')(block) && /\bcurl /.test(block.text),
  },
  /** The answer to the transcript before it. */
  reply: { test: 'tests/docs/running/mockServer.test.ts', fits: isIn('json') },
  /** What `npm run mock-server` prints. */
  printed: {
    test: 'tests/docs/running/mockServer.test.ts',
    fits: (block) => isIn('')(block) && block.text.startsWith('The mocked shop:'),
  },
  /** Lines of a source file, which the sentence before the block names. */
  excerpt: {
    test: 'tests/docs/excerpts.test.ts',
    fits: (block) => isIn('ts', 'tsx')(block) && !/^import /m.test(block.text),
  },
  /** A test file for Vitest. */
  vitest: {
    test: 'tests/docs/running/vitestSnippet.test.ts',
    fits: (block) => isIn('ts', 'tsx')(block) && block.text.includes("from 'vitest'") && !usesPackage(block),
  },
  /** A test file for Playwright. */
  playwright: {
    test: 'tests/journeys/docs/playwright.test.ts',
    fits: (block) => isIn('ts')(block) && block.text.includes("from '@playwright/test'"),
  },
  /** A file of another project, which its first line names. */
  otherProject: {
    test: 'tests/docs/running/otherProject.test.ts',
    fits: (block) => isIn('ts')(block) && /^\/\/ [\w.]+\n/.test(block.text) && usesPackage(block),
  },
  /** A page without tools, which uses the mock server on a port. */
  plainPage: { test: 'tests/docs/running/otherProject.test.ts', fits: isIn('html') },
  /** Lines for the developer tools. */
  windowMock: {
    test: 'tests/journeys/docs/windowMock.test.ts',
    fits: (block) => isIn('js')(block) && linesOf(block).every((line) => /^(await )?mock\./.test(line)),
  },
  nginx: { test: 'tests/bundle/documentedHosting.test.ts', fits: isIn('nginx') },
  /** A tree of folders and files with descriptions. */
  tree: {
    test: 'tests/docs/paths.test.ts',
    fits: (block) =>
      isIn('')(block) && linesOf(block).every((line) => /^( {15}|\s*[\w.*/-]+( {2}|$))/.test(line)),
  },
} as const satisfies Readonly<Record<string, Kind>>

export type KindName = keyof typeof kinds

/** The names of all kinds that a block fits. */
export const kindsOf = (block: Block): KindName[] =>
  (Object.keys(kinds) as KindName[]).filter((name) => kinds[name].fits(block))

/** Every block of a kind; throws if there is none, because its test would then check nothing. */
export function blocksOf(kind: KindName): Block[] {
  const blocks = allBlocks().filter((block) => kindsOf(block).includes(kind))
  if (blocks.length === 0)
    throw new Error(`No page has a block of the kind "${kind}" any more: remove it from tests/docs/kinds.ts.`)
  return blocks
}

/** The only block of a kind. */
export function blockOf(kind: KindName): Block {
  const [block, ...others] = blocksOf(kind)
  if (!block || others.length > 0) throw new Error(`Expected one block of the kind "${kind}".`)
  return block
}
