import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { readManifest } from '../../buildManifest.ts'
import { named } from '../../../fixtures/named.ts'
import { open, servedByWorker, test } from '../journey.ts'
import { putIntoCart } from '../shopping.ts'

/** The build's files for the console and the code that it controls. */
const consoleFiles = (): string[] => {
  const manifest = readManifest()
  return Object.entries(manifest)
    .filter(([name]) => /^mocks\/(console|controls|scenarios)\//.test(name))
    .flatMap(([, { file, css = [] }]) => [file, ...css])
}

/** Every file that the page or its worker requests from the host. */
const filesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      kept.push(...requests.map(({ url }) => url))
    }
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    return [...loaded, ...kept].map((url) => new URL(url).pathname)
  })

const consoleFilesOf = async (page: Page): Promise<string[]> => {
  const known = consoleFiles()
  return (await filesOf(page)).filter((path) => known.some((file) => path.endsWith(file)))
}

const launcher = (page: Page) => page.locator('button[aria-keyshortcuts="Control+Shift+M"]')

describe('the console costs a shopper nothing', () => {
  test('a visitor who did not open the console loads none of its files between home and checkout', async ({
    visit,
  }) => {
    const page = await visit(`/product/${named.saleMilk}/any-slug`)
    await servedByWorker(page)
    await putIntoCart(page, 6)
    await open(page, new URL('../../../checkout', page.url()).href)
    await servedByWorker(page)
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
    expect(await filesOf(page)).toContainEqual(expect.stringMatching(/\/assets\/.*\.js$/))
    expect(await consoleFilesOf(page)).toEqual([])
    expect(await launcher(page).count()).toBe(0)
    expect(await page.evaluate(() => 'mock' in window)).toBe(false)
  })

  test('with ?console the button loads at once, the panels when the console opens', async ({ visit }) => {
    const page = await visit('/?latency=none')
    await launcher(page).waitFor()
    const closed = await consoleFilesOf(page)
    expect(closed).not.toEqual([])
    expect(closed.filter((path) => /\/open-/.test(path))).toEqual([])
    await launcher(page).click()
    await page.getByRole('complementary').waitFor()
    expect((await consoleFilesOf(page)).filter((path) => /\/open-/.test(path))).not.toEqual([])
  })
})
