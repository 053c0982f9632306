/** What an engine or a kind of window lacks: service workers, idle callbacks, view transitions, storage that lasts or is shared by frames. */
import { resolve } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { findFirefox, findWebKit } from '../../build/findEngines.ts'
import { serveStatic } from '../../build/staticServer.ts'
import { startFirefox } from './firefox.ts'
import { button, headed, link, marked, open, putIntoCart, says } from './steps.ts'
import type { Engine, Tab } from './tab.ts'
import { startWebKit } from './webkit.ts'

const firefox = findFirefox()
const webKit = findWebKit()

/** Of `network.cookie.cookieBehavior`: what a user has, and what WebDriver switches off. */
const PARTITIONED = 5

type Start = readonly [engine: string, start: () => Promise<Engine>]

/** Firefox with these settings of `about:config`; nothing where it is missing. */
const firefoxWith = (settings: Readonly<Record<string, boolean>> = {}): readonly Start[] =>
  firefox === undefined ? [] : [['Firefox', () => startFirefox(firefox, settings)]]
const plainWebKit: readonly Start[] = webKit === undefined ? [] : [['WebKit', () => startWebKit(webKit)]]

const shop = await serveStatic({ folder: resolve(import.meta.dirname, '../../dist') })
afterAll(() => shop.close())

/** A tab of a new visitor, in an engine that ends with the test. */
async function newTab([, start]: Start): Promise<Tab> {
  const engine = await start()
  onTestFinished(() => engine.close())
  return engine.visit()
}

/** Deletes all that the shop has stored in this browser. Runs in a page without the shop: an open database is deleted later. */
async function deleteAll(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  const deleted = ({ name = '' }: IDBDatabaseInfo) =>
    new Promise((done, fail) => {
      const request = indexedDB.deleteDatabase(name)
      request.addEventListener('success', done)
      request.addEventListener('error', fail)
    })
  await Promise.all((await indexedDB.databases()).map(deleted))
}

async function unregisterWorkers(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations()
  await Promise.all(workers.map((worker) => worker.unregister()))
}

test('FIREFOX_PATH names the Firefox that the tests use', () => {
  vi.stubEnv('FIREFOX_PATH', '/opt/firefox/firefox')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(findFirefox()).toBe('/opt/firefox/firefox')
})

test.each(firefoxWith({ 'dom.serviceWorkers.enabled': false }))(
  '%s in a private window without service workers keeps a cart over a reload',
  async (...start) => {
    const tab = await newTab(start)
    await putIntoCart(tab, shop.url)
    await marked(tab, 'mock', 'in-page')
    await marked(tab, 'mockReason', 'unsupported')
    await tab.reload()
    await headed(tab, 'Your cart')
    expect(await says(tab, '6 items')).toBe(true)
  },
)

test.each(firefoxWith({ 'dom.viewTransitions.enabled': false }))(
  '%s without view transitions changes pages',
  async (...start) => {
    const tab = await newTab(start)
    await open(tab, shop.url)
    expect(await tab.run(() => 'startViewTransition' in document)).toBe(false)
    await tab.key(link('/^Fruit/'), 'Enter')
    await headed(tab, 'Fruit')
  },
)

test.each(plainWebKit)('%s without idle callbacks loads all that loads late', async (...start) => {
  const tab = await newTab(start)
  await open(tab, shop.url)
  expect(await tab.run(() => 'requestIdleCallback' in window)).toBe(false)
  await marked(tab, 'mock', 'worker')
  await marked(tab, 'offlineReady', 'true')
})

test.each([...firefoxWith(), ...plainWebKit])(
  '%s that has deleted its storage, as Safari does after seven days, starts as for a new visitor',
  async (...start) => {
    const tab = await newTab(start)
    await putIntoCart(tab, shop.url)
    await marked(tab, 'mock', 'worker')
    await tab.run(unregisterWorkers)
    shop.replace('empty.html', '<!doctype html><title>Empty</title>')
    await tab.goto(`${shop.url}empty.html`)
    await tab.run(deleteAll)
    await open(tab, `${shop.url}cart`)
    // Before, the page may be the prerendered one, which says that of every cart.
    await marked(tab, 'mock', 'worker')
    expect(await says(tab, 'Your cart is empty')).toBe(true)
  },
)

test.each(firefox === undefined ? [] : [firefox])(
  'Firefox gives the shop in a frame of another site a storage of its own',
  async (path) => {
    const engine = await startFirefox(path, { 'network.cookie.cookieBehavior': PARTITIONED })
    onTestFinished(() => engine.close())
    const tab = await engine.visit()
    await putIntoCart(tab, shop.url)
    await marked(tab, 'mock', 'worker')
    shop.replace('frame.html', `<!doctype html><title>Frame</title><iframe src="${shop.url}cart"></iframe>`)
    // The name and the number of this machine are two sites.
    await tab.goto(`${shop.url.replace('localhost', '127.0.0.1')}frame.html`)
    const frame = await tab.frame()
    await marked(frame, 'mock', 'worker')
    expect(await says(frame, 'Your cart is empty')).toBe(true)
    await frame.goto(`${shop.url}product/${named.saleMilk}/milk`)
    await frame.press(button('/^Add · /'))
    await frame.press(button('View in cart'))
    expect(await says(frame, '1 item')).toBe(true)
    await tab.goto(`${shop.url}cart`)
    expect(await says(tab, '6 items')).toBe(true)
  },
)
