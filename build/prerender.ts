/**
 * Prerenders pages into a build, after `vite build`: home, every category, every product, text pages, the empty cart, searches, and the
 * account pages with their login prompt, as a new guest sees them. Paths as arguments (`node build/prerender.ts /blog`) limit it to these
 * and home. A build for a real server has no products to render and keeps its neutral shell.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build, loadEnv } from 'vite'
import { anonymousFingerprint } from '../src/stores/session/prerenderEligibility.ts'
import { SHELL_DATA, type ShellData } from './shellFiles.ts'
import { addresses, refused, unlisted } from './prerender/addresses.ts'
import { byData } from './prerender/byData.ts'
import { firstView } from './prerender/firstView.ts'
import { robots, sitemap } from './prerender/forCrawlers.ts'
import { openShop } from './prerender/openShop.ts'
import type { Share } from './prerender/share.ts'
import { writeData } from './prerender/writeData.ts'
import { type Writing, writePages } from './prerender/writePage.ts'
import { failureScript } from './shellPage.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')
/** Inside the project, where Node finds its packages. */
const shop = join(dist, '.prerender')
/** Each process holds a shop and its catalogue in memory. */
const MOST_THREADS = 4

/** Builds the shop as a module for Node, with the class names of the browser's build. */
const buildShop = () =>
  build({ root, logLevel: 'warn', build: { ssr: 'src/prerender.tsx', outDir: shop, emptyOutDir: true } })

/** Renders a share of the pages in a thread of its own. */
const prerendered = (share: Share): Promise<void> =>
  new Promise((done, fail) => {
    const thread = new Worker(new URL('prerender/share.ts', import.meta.url), { workerData: share })
    thread.once('error', fail)
    thread.once('exit', () => done())
  })

/** Prerenders on all cores; adjacent pages, which are alike, go to different processes. */
async function prerenderAll(groups: readonly (readonly string[])[], writing: Writing): Promise<void> {
  const threads = Math.min(availableParallelism(), MOST_THREADS, groups.length)
  const share = (thread: number) => groups.filter((_, at) => at % threads === thread)
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => prerendered({ shop, writing, groups: share(thread) })),
  )
}

const env = loadEnv('production', root, ['VITE_', 'BASE'])
if (env['VITE_API']) process.exit()
process.env['NODE_ENV'] = 'production'
const base = env['BASE'] ?? '/'
const started = performance.now()
const shell = JSON.parse(readFileSync(join(dist, SHELL_DATA), 'utf8')) as ShellData
await buildShop()
mkdirSync(join(dist, 'assets/prerendered'), { recursive: true })
const prerenderer = await openShop(shop, base)
const home = await prerenderer.render('/', firstView)
const all = await prerenderer.shared()
const writing: Writing = {
  dist,
  base,
  site: env['VITE_SITE'],
  shell,
  shared: writeData(dist, 'first-page-', all),
  mark: anonymousFingerprint(all.base),
}
await writePages(new Map([['/', home]]), writing)
const asked = process.argv.slice(2)
const listed = addresses(Date.parse(all.base.serverTime))
const paths = asked.length > 0 ? asked : [...listed.slice(1), ...unlisted, ...refused]
await prerenderAll(byData(paths), writing)
const site = env['VITE_SITE'] ?? `http://localhost:4173${base}`
writeFileSync(join(dist, 'sitemap.xml'), sitemap(listed, site))
writeFileSync(join(dist, 'robots.txt'), robots(site))
writeFileSync(join(dist, 'failed.js'), failureScript())
rmSync(shop, { recursive: true })
console.log(
  `${paths.length + 1} pages prerendered in ${Math.round((performance.now() - started) / 100) / 10} s`,
)
