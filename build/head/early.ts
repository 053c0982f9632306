import { afterFirstPaint } from './afterFirstPaint.ts'
import { type Font, isForVisitor } from './drawnPage.ts'
import type { Start } from './facts.ts'
import { holdBack } from './holdBack.ts'

declare const START: Start

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

const addScript = (file: string): HTMLScriptElement =>
  document.head.appendChild(
    Object.assign(document.createElement('script'), {
      type: 'module',
      src: globalThis.__PASAR_BASE__ + file,
    }),
  )

export function fail(reason: unknown): void {
  if (page.dataset['boot'] === 'running') return
  START.held?.stop()
  console.error('The shop could not start.', reason)
  page.dataset['boot'] = 'failed'
  // Where nothing stands yet in the place of somebody else's page, the words for that are in what was hidden of it.
  const hidden = document.querySelector<HTMLTemplateElement>('body > template')
  if (!hidden) return
  document.body.append(hidden.content.lastElementChild ?? '')
  // They are English, as the page is; the same in others has a file of its own, if that comes.
  addScript('failed.js')
}

async function markPainted(): Promise<void> {
  await afterFirstPaint()
  page.dataset['painted'] = ''
}

/** What every page does before the first paint: language, colours, and what there is to say should the shop not start. */
export function wake(): void {
  dress()
  globalThis.__PASAR_FAIL__ = fail
  addEventListener('error', (event) => {
    if (event.error) fail(event.error)
  })
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-boot-again]')) location.reload()
  })
  START.painted = markPainted()
}

/**
 * Makes a typeface known without fetching it. Now it costs nothing: of one that it hears of later a browser has all lines laid out anew,
 * in whatever letters they are.
 */
function fontOf(base: string, { family, file, ...descriptors }: Font): FontFace {
  const font = new FontFace(family, `url(${base}${file})`, { ...descriptors, display: 'swap' })
  document.fonts.add(font)
  return font
}

/**
 * Leaves the page that is drawn already as it is if it is this visitor's and the shop lives at `base`, and keeps what is done to it for the
 * shop; hides it from everybody else.
 */
export function showOrHide(base: string | null): void {
  if (!START.page) return
  const isOwn = isForVisitor(START.page, { language: page.lang, search: location.search, remembered })
  // What stands in this file after the script is no part of the document then, and asks for nothing.
  if (base === null || !isOwn) return document.write('<title>Pasar</title><body><template>')
  START.ownBase = base
  page.dataset['first'] = 'page'
  // Its addresses are relative to a folder. The shop takes the slash away again.
  const { pathname, search, hash } = location
  if (base !== '/' && !pathname.endsWith('/'))
    history.replaceState(history.state, '', `${pathname}/${search}${hash}`)
  START.held = holdBack()
  START.font = fontOf(base, START.page.font)
  // What stands in the page draws it on a phone; a wider window waits for all of its styles, as it would with scripts off.
  if (matchMedia('(min-width:560px)').matches)
    document.write(document.querySelector('noscript')?.textContent ?? '')
}

/** As `start.ts` asks for a page's files, which comes a way to the host and back later. */
function preload(file: string) {
  const made = document.createElement('link')
  const isData = file.endsWith('.json')
  Object.assign(made, { rel: isData ? 'preload' : 'modulepreload', href: globalThis.__PASAR_BASE__ + file })
  if (isData) Object.assign(made, { as: 'fetch', crossOrigin: 'anonymous' })
  document.head.append(made)
}

function request(base: string, missing: () => void) {
  globalThis.__PASAR_BASE__ = base
  const script = addScript(START.begin)
  START.ahead?.forEach(preload)
  script.addEventListener('error', () => {
    script.remove()
    missing()
  })
}

/**
 * Loads the script that goes on from here; a missing file, or a page in its place, is an error event. A page that is drawn already is
 * painted first.
 */
export function load(base: string, missing: () => void): void {
  if (base !== START.ownBase) return request(base, missing)
  void START.painted.then(() => request(base, missing))
}
