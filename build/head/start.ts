/**
 * The start script, inline: it runs before the first paint, sets language and colour scheme, finds the path the shop lives under, hides a
 * prerendered page from those whose page it is not, and starts the shop after the first paint. Bundled and hashed into the page's
 * policy by `build/appShell.ts`.
 */
import { basePaths, isTelling } from './basePaths.ts'
import { baseOf, type DrawnPage, isForVisitor } from './drawnPage.ts'
import { holdBack } from './holdBack.ts'
import { makeWhole } from './makeWhole.ts'
import { screenAt } from './screenAt.ts'

declare const START: {
  /** Relative to the base path; empty in development, where Vite starts the shop. */
  entry: string
  /** The style sheets that stand in every page. */
  entryStyles: readonly string[]
  preload: readonly string[]
  /** The mock, for pages that have no data of their own. */
  mock: readonly string[]
  /** What a first page needs beside that: by its folder in `src/pages`, of the mock by the same, and by language. */
  pages: Readonly<Record<string, readonly string[]>>
  sections: Readonly<Record<string, readonly string[]>>
  words: Readonly<Record<string, readonly string[]>>
  font: { family: string; file: string; weight: string; unicodeRange: string }
  /** Set when the build was told its path. */
  base: string
  firstSegments: readonly string[]
  languages: readonly string[]
  /** The page that was drawn into this file; null in the neutral shell. */
  page: DrawnPage | null
  /** The neutral shell's body, where a page was drawn. */
  neutral: string
  /** Set by `tooOld.ts`: the page is about to be left, or says that it can be no shop here. */
  isTooOld?: 1
}

declare global {
  var __PASAR_BASE__: string
  var __PASAR_FAIL__: (reason: unknown) => void
}

const page = document.documentElement

/** Storage may be blocked, and then even asking throws. */
function remembered(key: string, where: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return globalThis[where].getItem(key)
  } catch {
    return null
  }
}

function dress() {
  const asked = remembered('pasar.language') ?? navigator.language.slice(0, 2)
  page.lang = START.languages.includes(asked) ? asked : 'en'
  const scheme = remembered('pasar.scheme')
  // Without a choice the style sheet follows the system.
  if (scheme === 'dark' || scheme === 'light') page.dataset['scheme'] = scheme
  // The shop says so above the page: the bones leave the place.
  if (!navigator.onLine) page.dataset['offline'] = ''
}

function link(rel: string, href: string, more: Partial<HTMLLinkElement> = {}) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }))
}

let fontBase: string | undefined

/**
 * A style sheet in the page would look for the file next to the address, which is wrong at every deep link. The page hears of the font
 * once it is there: a font that is on its way would have the browser lay out the whole page twice.
 */
function loadFont(base: string) {
  if (fontBase === base) return
  fontBase = base
  const { family, file, ...descriptors } = START.font
  const font = new FontFace(family, `url(${base}${file})`, descriptors)
  font.load().then(
    () => document.fonts.add(font),
    () => {},
  )
}

function fail(reason: unknown) {
  if (page.dataset['boot'] === 'running') return
  globalThis.__PASAR_DRAWN__?.stop()
  console.error('The shop could not start.', reason)
  page.dataset['boot'] = 'failed'
}

/** The shop lives elsewhere than the address looked like: what is drawn is another page than this. */
function giveUpDrawn() {
  if (page.dataset['first'] !== 'page') return
  delete page.dataset['first']
  globalThis.__PASAR_DRAWN__?.stop()
  document.getElementById('root')?.replaceChildren()
}

/** Loads the entry from the first base path that has it: a missing file, or a page in its place, is an error event. */
function load(bases: readonly string[]) {
  const [base, ...others] = bases
  if (base === undefined) return fail('Its script is at none of the paths it may live under.')
  globalThis.__PASAR_BASE__ = base
  if (base !== ownBase) giveUpDrawn()
  const script = Object.assign(document.createElement('script'), { type: 'module', src: base + START.entry })
  script.addEventListener('load', () => link('manifest', `${base}manifest.webmanifest`))
  script.addEventListener('error', () => {
    script.remove()
    load(others)
  })
  document.head.append(script)
}

/**
 * The first of the paths that has the script. A host that answers every address with the page answers a wrong guess so as
 * well: a script asked for there would be an error in the console, the same asked for as data is none.
 */
async function withScript(bases: readonly string[]): Promise<string | undefined> {
  const [base, ...others] = bases
  if (base === undefined) return undefined
  const answer = await fetch(base + START.entry).catch(() => null)
  const isScript = answer?.ok && answer.headers.get('content-type')?.includes('javascript')
  // What nobody reads would keep its connection, of which the page has six.
  void answer?.body?.cancel()
  return isScript ? base : await withScript(others)
}

/** Two frames, then a task: the shell is on the screen. A hidden tab has no frames and starts at once. */
function afterFirstPaint(start: () => void) {
  let isStarted = false
  const once = () => {
    if (isStarted) return
    isStarted = true
    start()
  }
  if (document.hidden) return once()
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)))
  document.addEventListener('visibilitychange', once, { once: true })
}

dress()
globalThis.__PASAR_FAIL__ = fail
addEventListener('error', (event) => {
  if (event.error) fail(event.error)
})
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-boot-again]')) location.reload()
})

/** Where the shop lives if the page in this file is this visitor's, and null where it is not. */
function findOwnBase(): string | null {
  if (!START.page || !isForVisitor(START.page, { language: page.lang, search: location.search, remembered }))
    return null
  const { path } = START.page
  const found = baseOf(location.pathname, path, START.base || null)
  // Any address that ends in a slash could be a home page; one that has a route's word in it is another page.
  const isElsewhere = path === '/' && found !== basePaths(location.pathname, START.firstSegments)[0]
  return isElsewhere && !START.base ? null : found
}

const ownBase = findOwnBase()

/** The pictures of the page that is drawn already, since they are part of the first screen. */
function preloadPictures(base: string, { pictures }: DrawnPage) {
  for (const src of pictures) link('preload', base + src, { as: 'image' })
}

/** Leaves the page that is drawn already as it is, and keeps what is done to it for the shop. */
function showDrawn(base: string) {
  page.dataset['first'] = 'page'
  // Its addresses are relative to a folder. The shop takes the slash away again.
  const { pathname, search, hash } = location
  if (base !== '/' && !pathname.endsWith('/'))
    history.replaceState(history.state, '', `${pathname}/${search}${hash}`)
  globalThis.__PASAR_DRAWN__ = { makeWhole: () => makeWhole(base), ...holdBack() }
}

/** A task of its own: a link costs a slow phone some 4 ms, and the browser paints and answers between two. */
function soon(work: () => void) {
  if ('scheduler' in globalThis) scheduler.postTask(work).catch(fail)
  else setTimeout(work)
}

/** What the shop needs once it starts; of a drawn page its data, and not the mock. */
function filesFor(screen: string): readonly string[] {
  const own = [...START.preload, ...(START.pages[screen] ?? [])]
  if (START.page && ownBase !== null)
    return [START.page.shared, ...own.filter((file) => !START.page?.styles.includes(file))]
  return [...START.mock, ...own, ...(START.sections[screen] ?? []), ...(START.words[page.lang] ?? [])]
}

function preload(from: string, file: string) {
  if (file.endsWith('.css')) link('preload', from + file, { as: 'style', crossOrigin: 'anonymous' })
  else if (file.endsWith('.json')) link('preload', from + file, { as: 'fetch', crossOrigin: 'anonymous' })
  else link('modulepreload', from + file)
}

/** The start needs no style sheet that stands in the page: a link that is off tells the shop so. */
function nameStyles(from: string) {
  const drawn = ownBase === null ? [] : (START.page?.styles ?? [])
  for (const file of [...START.entryStyles, ...drawn]) link('stylesheet', from + file, { disabled: true })
}

if (START.entry && !START.isTooOld) {
  const bases = START.base ? [START.base] : basePaths(location.pathname, START.firstSegments)
  const base = ownBase ?? bases[0] ?? '/'
  const screen = screenAt(location.pathname.slice(base.length - 1))
  page.dataset['screen'] = screen
  const isKnown = Boolean(START.base) || isTelling(location.pathname, START.firstSegments)
  const own = START.page && ownBase !== null ? { page: START.page, base: ownBase } : null
  if (own) showDrawn(own.base)
  // What stands in this file after the script is no part of the document then, and asks for nothing.
  else if (START.page) document.write(`<title>Pasar</title><body>${START.neutral}<template>`)
  const start = (from: string) => {
    if (own?.base === from) soon(() => preloadPictures(from, own.page))
    soon(() => nameStyles(from))
    for (const file of filesFor(screen)) soon(() => preload(from, file))
    soon(() => load([from, ...bases.filter((other) => other !== from)]))
  }
  afterFirstPaint(() => {
    page.dataset['painted'] = ''
    if (own) loadFont(own.base)
    // A page that is yet to come is written in the system's letters until it stands: the shop's are a tenth of all it loads.
    new MutationObserver(() => loadFont(globalThis.__PASAR_BASE__)).observe(page, {
      attributeFilter: ['data-boot'],
    })
    if (isKnown) start(base)
    // Where none answers, the usual way says what is missing.
    else void withScript(bases).then((found) => start(found ?? base))
  })
} else if (!START.entry) {
  page.dataset['screen'] = location.pathname === START.base ? 'home' : ''
  loadFont(START.base)
}
