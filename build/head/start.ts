/**
 * The one inline script: it runs before the first paint, sets language and colour scheme, finds the path the shop lives under,
 * and starts the shop after the first paint. Bundled and hashed into the page's policy by `build/appShell.ts`.
 */
import { basePaths, isTelling } from './basePaths.ts'

declare const START: {
  /** Relative to the base path; empty in development, where Vite starts the shop. */
  entry: string
  preload: readonly string[]
  /** What a first page needs beside that: by its folder in `src/pages`, and by language. */
  pages: Readonly<Record<string, readonly string[]>>
  words: Readonly<Record<string, readonly string[]>>
  font: { family: string; file: string; weight: string; display: FontDisplay; unicodeRange: string }
  /** Set when the build was told its path. */
  base: string
  firstSegments: readonly string[]
  languages: readonly string[]
}

declare global {
  var __PASAR_BASE__: string
  var __PASAR_FAIL__: (reason: unknown) => void
}

const page = document.documentElement

/** Storage may be blocked, and then even asking throws. */
function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key)
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
}

function link(rel: string, href: string, more: Partial<HTMLLinkElement> = {}) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, ...more }))
}

let fontBase: string | undefined

/** A style sheet in the page would look for the file next to the address, which is wrong at every deep link. */
function loadFont(base: string) {
  if (fontBase === base) return
  fontBase = base
  const { family, file, ...descriptors } = START.font
  const font = new FontFace(family, `url(${base}${file})`, descriptors)
  document.fonts.add(font)
  font.load().catch(() => document.fonts.delete(font))
}

function fail(reason: unknown) {
  if (page.dataset['boot'] === 'running') return
  console.error('The shop could not start.', reason)
  page.dataset['boot'] = 'failed'
}

/** Loads the entry from the first base path that has it: a missing file, or a page in its place, is an error event. */
function load(bases: readonly string[]) {
  const [base, ...others] = bases
  if (base === undefined) return fail('Its script is at none of the paths it may live under.')
  globalThis.__PASAR_BASE__ = base
  const script = Object.assign(document.createElement('script'), { type: 'module', src: base + START.entry })
  script.addEventListener('load', () => {
    link('manifest', `${base}manifest.webmanifest`)
    loadFont(base)
  })
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
  return isScript ? base : await withScript(others)
}

/** Words of the address whose pages stand in a folder of another name. */
const folders: ReadonlyMap<string, string> = new Map([
  ['products', 'category'],
  ['brand', 'category'],
  ['t', 'text'],
  ['m', 'landing'],
])

/** The folder of `src/pages` that draws a path of the shop; a wrong guess only loads what another page needs. */
function screenAt(path: string): string {
  const [, first = '', second] = path.split('/')
  if (first === '') return 'home'
  if (first === 'products' && second === 'search') return 'search'
  return folders.get(first) ?? first
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

if (START.entry) {
  const bases = START.base ? [START.base] : basePaths(location.pathname, START.firstSegments)
  const base = bases[0] ?? '/'
  const path = location.pathname.slice(base.length - 1)
  const screen = screenAt(path)
  page.dataset['screen'] = screen
  const start = (from: string) => {
    const files = [...START.preload, ...(START.words[page.lang] ?? []), ...(START.pages[screen] ?? [])]
    for (const file of files) {
      if (file.endsWith('.css')) link('preload', from + file, { as: 'style', crossOrigin: 'anonymous' })
      else if (file.endsWith('.json')) link('preload', from + file, { as: 'fetch', crossOrigin: 'anonymous' })
      else link('modulepreload', from + file)
    }
    load([from, ...bases.filter((other) => other !== from)])
  }
  const isKnown = Boolean(START.base) || isTelling(location.pathname, START.firstSegments)
  if (isKnown) loadFont(base)
  afterFirstPaint(() => {
    if (isKnown) start(base)
    // Where none answers, the usual way says what is missing.
    else void withScript(bases).then((found) => start(found ?? base))
  })
} else {
  page.dataset['screen'] = location.pathname === START.base ? 'home' : ''
  loadFont(START.base)
}
