import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boldTexts, pageOf, root } from './markdown.ts'

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(textsOf)

const onScreen = new Set(
  globSync('locales/en/*.json', { cwd: root }).flatMap((file) =>
    textsOf(JSON.parse(readFileSync(join(root, file), 'utf8'))),
  ),
)

/** Bold words that emphasize the guide's own text. */
const emphasis: Readonly<Record<string, readonly string[]>> = {
  'docs/build-a-screen-offline.md': ['With Playwright', 'With Vitest'],
}

test.each(['docs/reproduce-an-error.md', 'docs/build-a-screen-offline.md'])(
  '%s: bold words are texts of the shop or its console',
  (file) => {
    const bold = boldTexts(pageOf(file).prose).filter((text) => !emphasis[file]?.includes(text))
    expect(bold.length).toBeGreaterThan(1)
    expect(
      bold.filter((text) => !onScreen.has(text)),
      'Compare with locales/en/console.json.',
    ).toEqual([])
  },
)
