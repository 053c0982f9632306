/**
 * Draws pages into a build, after `vite build`: home, every category, every product, the pages of words, the empty cart, the
 * search, and the pages of an account that ask for the login, as a guest sees them who comes for the first time. Paths that are
 * named (`node build/prerender.ts /blog`) are the only ones beside home. A build for a real server has no goods to draw and keeps
 * its neutral shell.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv } from 'vite'
import { CONTROLLED } from '../mocks/controlledTab.ts'
import { serveAsFetch } from '../mocks/serve.ts'
import { createMockServer } from '../mocks/server.ts'
import { to } from '../src/paths.ts'
import { OWN_KEY, strangersMark } from '../src/stores/ownPage.ts'
import { SEARCHES_KEY } from '../src/stores/storage.ts'
import type { Drawer, DrawnPage } from '../src/prerender.tsx'
import { SHELL_FACTS, type ShellFacts } from './appShell.ts'
import { screenAt } from './head/screenAt.ts'
import { headScripts } from './headScript.ts'
import { addresses, refused, unlisted } from './prerender/addresses.ts'
import { firstView } from './prerender/firstView.ts'
import { markupOf, relativeTo } from './prerender/markup.ts'
import { robots, siteData, sitemap } from './prerender/forCrawlers.ts'
import { stylesOf } from './prerender/styles.ts'
import { UNSUPPORTED, unsupportedNote } from './prerender/unsupported.ts'
import { criticalStyle, neutralBody, pageNotes, shellPage } from './shellPage.ts'

const root = resolve(import.meta.dirname, '..')
const dist = join(root, 'dist')
/** Inside the project, where packages are found; its parts load as they are needed. */
const shopInNode = join(dist, '.prerender')

/** The shop's tree as a module for Node, by way of a build of its own: styles then have the names of the other build. */
async function openShop(base: string): Promise<Drawer> {
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: shopInNode, emptyOutDir: true },
  })
  const { openDrawer } = (await import(pathToFileURL(join(shopInNode, 'prerender.js')).href)) as {
    openDrawer: (send: (request: Request) => Promise<Response>) => Promise<Drawer>
  }
  const server = createMockServer({ base })
  return await openDrawer((request) => serveAsFetch(request, server))
}

const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** Writes a file that is kept for ever under a name of its own; gives that name. */
function writeShared(value: unknown): string {
  const text = JSON.stringify(value)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const name = `assets/first-page-${hash}.json`
  writeFileSync(join(dist, name), text)
  return name
}

interface Writer {
  shell: ShellFacts
  shared: string
  /** What the shop keeps of a visitor whose page this is. */
  mark: string
  base: string
}

async function write(
  path: string,
  { html, ...drawn }: DrawnPage,
  { shell, shared, mark, base }: Writer,
): Promise<void> {
  const { template, facts } = shell
  const own = (src: string) => src.slice(base.length)
  const { head, body, pictures } = markupOf(html, (src) => readFileSync(join(dist, own(src)), 'utf8'))
  const styles = stylesOf(path, facts)
  // As the files of a host are called, and as the start script reads its address.
  const named = decodeURIComponent(path)
  const page = {
    path: named,
    shared,
    kept: { [OWN_KEY]: mark, ...(path === to.search() ? { [SEARCHES_KEY]: '' } : {}) },
    controlled: CONTROLLED,
    styles: styles.filter((file) => !facts.entryStyles.includes(file)),
    pictures: pictures.map(own),
  }
  // Where a host answers every address with index.html, that file is any page.
  const screen = screenAt(path)
  const of = (files: ShellFacts['facts']['pages']) =>
    path === '/' ? files : { [screen]: files[screen] ?? [] }
  const { pages, sections } = facts
  const scripts = await headScripts({
    ...facts,
    pages: of(pages),
    sections: of(sections),
    page,
    neutral: neutralBody(template),
  })
  const style = [criticalStyle(), ...styles.map((file) => readFileSync(join(dist, file), 'utf8'))].join('')
  const place = base === '/' ? (text: string) => relativeTo(path, text) : (text: string) => text
  const notes = path === UNSUPPORTED ? pageNotes('en', unsupportedNote()) : pageNotes('en')
  const shown = shellPage(template, {
    scripts,
    style,
    api: '',
    head: place(path === '/' ? head + siteData(env['VITE_SITE'], base) : head),
    body: `<div id="root">${place(body)}</div>${notes}<script type="application/json" id="first-page">${asData({ ...drawn, shared })}</script>`,
  })
  const file = join(dist, named, 'index.html')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, shown)
}

const env = loadEnv('production', root, ['VITE_', 'BASE'])
if (env['VITE_API']) process.exit()
process.env['NODE_ENV'] = 'production'
const base = env['BASE'] ?? '/'
const started = performance.now()
const shell = JSON.parse(readFileSync(join(dist, SHELL_FACTS), 'utf8')) as ShellFacts
const drawer = await openShop(base)
const home = await drawer.draw('/', firstView)
const shared = await drawer.shared()
const writer = { shell, base, shared: writeShared(shared), mark: strangersMark(shared.base) }
await write('/', home, writer)
const asked = process.argv.slice(2)
const listed = addresses(shared.base.categories, Date.parse(shared.base.serverTime))
const paths = asked.length > 0 ? ['/', ...asked] : [...listed, ...unlisted, ...refused]
for (const path of paths.slice(1)) {
  const drawn = refused.includes(path) ? drawer.drawRefused(path) : drawer.draw(path, firstView)
  await write(path, await drawn, writer)
}
const site = env['VITE_SITE'] ?? `http://localhost:4173${base}`
writeFileSync(join(dist, 'sitemap.xml'), sitemap(listed, site))
writeFileSync(join(dist, 'robots.txt'), robots(site))
rmSync(shopInNode, { recursive: true })
console.log(`${paths.length} pages drawn in ${Math.round((performance.now() - started) / 100) / 10} s`)
