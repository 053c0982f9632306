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
import type { DrawnPage as DrawnFacts } from './head/drawnPage.ts'
import { UNSUPPORTED } from './head/unsupported.ts'
import { headScripts } from './headScript.ts'
import { addresses, refused, unlisted } from './prerender/addresses.ts'
import { firstView } from './prerender/firstView.ts'
import { markupOf, relativeTo } from './prerender/markup.ts'
import { robots, siteData, sitemap } from './prerender/forCrawlers.ts'
import { stylesOf } from './prerender/styles.ts'
import { unsupportedNote } from './prerender/unsupported.ts'
import { readSheet, type Sheet, usedStyles } from './prerender/usedStyles.ts'
import { criticalStyle, failureScript, pageNotes, shellPage } from './shellPage.ts'

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

/** Writes what pages were drawn from into a file that is kept for ever under a name of its own; gives that name. */
function writeData(place: string, value: unknown): string {
  const text = JSON.stringify(value)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const name = `assets/${place}${hash}.json`
  writeFileSync(join(dist, name), text)
  return name
}

const critical = readSheet(criticalStyle())
const noTheme = readSheet('')
const sheets = new Map<string, Sheet>()

function sheetOf(file: string): Sheet {
  const sheet = sheets.get(file) ?? readSheet(readFileSync(join(dist, file), 'utf8'))
  sheets.set(file, sheet)
  return sheet
}

/** The style sheets whole, for who has no scripts; the inline script reads it for a wide window. */
const wholeStyles = (files: readonly string[]): string =>
  `<noscript>${files.map((file) => `<link rel="stylesheet" href="${base}${file}"/>`).join('')}</noscript>`

/** A category that is drawn with fewer goods than it has; each such has shelves, which lead to all of them. */
const isCut = ({ html, ...drawn }: DrawnPage): boolean =>
  'category' in drawn.data &&
  (drawn.data.category?.listing.productsTotalCount ?? 0) > html.split('<article').length - 1

interface Writer {
  shell: ShellFacts
  shared: string
  /** What the shop keeps of a visitor whose page this is. */
  mark: string
  base: string
}

async function write(path: string, whole: DrawnPage, { shell, shared, mark, base }: Writer): Promise<void> {
  const { html, ...drawn } = whole
  const { template, facts, files, lateStyles } = shell
  const own = (src: string) => readFileSync(join(dist, src.slice(base.length)), 'utf8')
  const { head, body } = markupOf(html, own)
  // As the files of a host are called, and as the start script reads its address.
  const named = decodeURIComponent(path)
  const page: DrawnFacts = {
    path: named,
    data: writeData('drawn/', drawn),
    shared,
    kept: { [OWN_KEY]: mark, ...(path === to.search() ? { [SEARCHES_KEY]: '' } : {}) },
    controlled: CONTROLLED,
  }
  const place = base === '/' ? (text: string) => relativeTo(path, text) : (text: string) => text
  const notes = pageNotes({
    ...(path === UNSUPPORTED ? { failure: unsupportedNote() } : {}),
    isCut: isCut(whole),
  })
  const shownBody = `<div id="root">${place(body)}</div>${notes}`
  const isNeeded = (file: string) => usedStyles(shownBody, noTheme, [sheetOf(file)]) !== ''
  const styles = [...stylesOf(path, files), ...lateStyles.filter(isNeeded)]
  const icon = `<link rel="icon" type="image/svg+xml" href="${base}icon.svg"/>`
  const shown = shellPage(template, {
    scripts: await headScripts({ ...facts, page }),
    style: usedStyles(shownBody, critical, styles.map(sheetOf)),
    api: '',
    wholeStyles: place(wholeStyles(styles)),
    head: place(icon + (path === '/' ? head + siteData(env['VITE_SITE'], base) : head)),
    body: shownBody,
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
mkdirSync(join(dist, 'assets/drawn'), { recursive: true })
const home = await drawer.draw('/', firstView)
const shared = await drawer.shared()
const writer = { shell, base, shared: writeData('first-page-', shared), mark: strangersMark(shared.base) }
await write('/', home, writer)
const asked = process.argv.slice(2)
const listed = addresses(Date.parse(shared.base.serverTime))
const paths = asked.length > 0 ? ['/', ...asked] : [...listed, ...unlisted, ...refused]
for (const path of paths.slice(1)) {
  const drawn = refused.includes(path) ? drawer.drawRefused(path) : drawer.draw(path, firstView)
  await write(path, await drawn, writer)
}
const site = env['VITE_SITE'] ?? `http://localhost:4173${base}`
writeFileSync(join(dist, 'sitemap.xml'), sitemap(listed, site))
writeFileSync(join(dist, 'robots.txt'), robots(site))
writeFileSync(join(dist, 'failed.js'), failureScript())
rmSync(shopInNode, { recursive: true })
console.log(`${paths.length} pages drawn in ${Math.round((performance.now() - started) / 100) / 10} s`)
