import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { supportedBrowsers } from '../../build/supportedBrowsers.ts'
import { unsupportedBrowserScript } from '../../build/head/unsupportedBrowser.ts'
import { plainPages } from '../../fixtures/content/pages.ts'
import config from '../../vite.config.ts'

const root = resolve(import.meta.dirname, '../..')

/** The version of a browser in `supportedBrowsers`. */
const versionOf = (browser: string): string =>
  supportedBrowsers.find((one) => one.startsWith(browser))?.slice(browser.length) ?? 'none'

const shown: readonly (readonly [page: string, text: string])[] = [
  ['the README', readFileSync(resolve(root, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ')],
  ...Object.entries(plainPages.unsupported.html).map(([language, html]): [string, string] => [
    `/unsupported (${language})`,
    html,
  ]),
]

test.each(shown)('%s states the oldest versions that the table of package.json has', (_, text) => {
  expect(versionOf('chrome')).toBe(versionOf('edge'))
  expect(versionOf('safari')).toBe(versionOf('ios'))
  for (const browser of ['edge', 'firefox', 'safari'])
    expect(text.toLowerCase()).toMatch(new RegExp(`${browser} (from (version )?)?${versionOf(browser)}\\b`))
})

test('the build is compiled for them', () => {
  if (typeof config !== 'function') throw new Error('The configuration should be a function.')
  const { build } = config({ command: 'build', mode: 'production' })
  expect(build?.target).toEqual(expect.arrayContaining([...supportedBrowsers]))
})

/** The first versions with what the shop cannot do without, from MDN's tables. */
const needed = {
  'light-dark(': { chrome: 123, edge: 123, firefox: 120, safari: 17.5 },
} as const

test('none of them lacks what the script for unsupported browsers asks for', () => {
  const styles = globSync('dist/assets/*.css', { cwd: root }).map((file) =>
    readFileSync(resolve(root, file), 'utf8'),
  )
  for (const [feature, since] of Object.entries(needed)) {
    expect(unsupportedBrowserScript(null)).toContain(feature)
    expect(readFileSync(resolve(root, 'dist/index.html'), 'utf8') + styles.join('')).toContain(feature)
    for (const [browser, version] of Object.entries(since))
      expect(Number(versionOf(browser)), browser).toBeGreaterThanOrEqual(version)
  }
})
