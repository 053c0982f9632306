import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { sourceFiles } from '../../sourceGraph.ts'
import { host } from '../hosts.ts'
import { open, test } from '../journey.ts'
import { addFromProductPage, atStep, buyFromProductPage, giveAddress, viewInCart } from '../shopping.ts'

/** An entry of a storage area: area, name and text. */
type Entry = readonly [area: 'localStorage' | 'sessionStorage', name: string, text: string]

/** Every name under which the shop or its mock may store a text, as the code has it. */
const names = new Set(
  sourceFiles(['src', 'mocks']).flatMap(({ text }) =>
    [...text.matchAll(/'(pasar[.-][\w.-]+)'/g)].map(([, name = '']) => name),
  ),
)

/** What the page has stored: names of entries and of databases. */
const storedBy = (page: Page) =>
  page.evaluate(async () => ({
    entries: Object.keys({ ...localStorage, ...sessionStorage }),
    databases: (await indexedDB.databases()).map(({ name = '' }) => name),
  }))

/** Stores, as another site of this origin, a text under each name, and a database of another shape for each. */
async function storeAsOtherSite(
  page: Page,
  {
    entries,
    databases,
    version,
  }: { entries: readonly Entry[]; databases: readonly string[]; version: number },
): Promise<void> {
  await page.evaluate(
    async (given) => {
      for (const [area, name, text] of given.entries) window[area].setItem(name, text)
      await (await caches.open('theirs')).put('theirs.txt', new Response('theirs'))
      for (const name of given.databases) {
        await new Promise((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name)
          request.addEventListener('success', resolve)
          request.addEventListener('error', reject)
        })
        await new Promise<void>((resolve, reject) => {
          const request = indexedDB.open(name, given.version)
          request.addEventListener('upgradeneeded', () => request.result.createObjectStore('theirs'))
          request.addEventListener('error', reject)
          request.addEventListener('success', () => {
            request.result.close()
            resolve()
          })
        })
      }
    },
    { entries, databases, version },
  )
}

/** What the other site finds of its own. */
const foundByOtherSite = (page: Page) =>
  page.evaluate(async () => ({
    text: localStorage.getItem('theirs'),
    cached: await (await caches.match('theirs.txt'))?.text(),
    database: (await indexedDB.databases()).find(({ name }) => name === 'theirs')?.version,
  }))

test.for([
  ['texts', 'theirs', 1],
  ['numbers', '-1', 7],
  ['objects', '{"state":{"lines":[{"gid":null}]},"version":9}', 1],
  ['lists', '[[null],"x",{}]', 7],
] as const)(
  'where another site of the same origin stores %s under every name of the shop, a guest buys, and its other data stays',
  async ([, text, version], { visit }) => {
    const server = await host()
    server.replace('theirs.html', '<!doctype html><title>theirs</title>')
    const page = await visit(`/product/${named.saleMilk}/milk`, { shop: server.url })
    await addFromProductPage(page, 6)
    await viewInCart(page)
    await page.getByRole('link', { name: 'View cart' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
    await atStep(page, 'Delivery address')
    await giveAddress(page)
    await atStep(page, 'Phone')
    const { entries, databases } = await storedBy(page)
    expect(entries.length).toBeGreaterThan(1)
    expect(names.size).toBeGreaterThan(20)
    expect(databases).toContain('pasar-mock')

    await page.goto(new URL('theirs.html', server.url).href)
    await storeAsOtherSite(page, {
      entries: [
        ...[...names, ...entries].flatMap((name): Entry[] => [
          ['localStorage', name, text],
          ['sessionStorage', name, text],
        ]),
        ['localStorage', 'theirs', 'theirs'],
      ],
      databases: [...databases, 'theirs'],
      version,
    })

    await open(page, new URL(`product/${named.saleMilk}/milk?clock=2031-12-24T10:00`, server.url).href)
    await addFromProductPage(page, 6)
    await buyFromProductPage(page)
    expect(await foundByOtherSite(page)).toEqual({ text: 'theirs', cached: 'theirs', database: version })
  },
)
