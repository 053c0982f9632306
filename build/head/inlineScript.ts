import { afterFirstPaint } from './afterFirstPaint.ts'
import { isForVisitor } from './prerenderedPage.ts'
import type { Start } from './startData.ts'
import { recordInput } from './recordInput.ts'
import { trusted } from './trusted.ts'

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

function applySettings() {
  const asked = remembered('pasar.language') ?? navigator.language.slice(0, 2)
  page.lang = START.languages.includes(asked) ? asked : 'en'
  const scheme = remembered('pasar.scheme')
  // Without a choice the style sheet follows the system.
  if (scheme === 'dark' || scheme === 'light') page.dataset['scheme'] = scheme
  // The shop shows a notice above the page, and the skeleton leaves room for it.
  if (!navigator.onLine) page.dataset['offline'] = ''
}

const addScript = (file: string): HTMLScriptElement =>
  document.head.appendChild(
    Object.assign(document.createElement('script'), {
      type: 'module',
      src: START.own.createScriptURL(globalThis.__PASAR_BASE__ + file),
    }),
  )

/** Shows that the shop could not start, unless it is running already. */
export function fail(reason: unknown): void {
  if (page.dataset['boot'] === 'running') return
  START.recordedInput?.stop()
  console.error('The shop could not start.', reason)
  page.dataset['boot'] = 'failed'
  // If the page is hidden because it belongs to another address, the failure message is inside the hidden part.
  const hidden = document.querySelector<HTMLTemplateElement>('body > template')
  if (!hidden) return
  document.body.append(hidden.content.lastElementChild ?? '')
  // The message is English, as the page is; other languages are in a separate file, if that loads.
  addScript('failed.js')
}

async function markPainted(): Promise<void> {
  await afterFirstPaint()
  page.dataset['painted'] = ''
}

/** Every page's work before the first paint: language, colours, and the failure message. */
export function prepareDocument(): void {
  START.own = trusted('pasar', { createHTML: (html) => html, createScriptURL: (address) => address })
  applySettings()
  globalThis.__PASAR_FAIL__ = fail
  addEventListener('error', (event) => {
    if (event.error) fail(event.error)
  })
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-boot-again]')) location.reload()
  })
  START.painted = markPainted()
}

/** Keeps the prerendered page if it fits this visitor and the shop is at `base`, and records input for the shop; otherwise hides it. */
export function showOrHide(base: string | null): void {
  if (!START.page) return
  const isOwn = isForVisitor(START.page, { language: page.lang, search: location.search, remembered })
  // The template keeps the rest of this file out of the document, so that it loads nothing.
  if (base === null || !isOwn)
    return document.write(START.own.createHTML('<title>Pasar</title><body><template>'))
  START.ownBase = base
  page.dataset['first'] = 'page'
  // Its addresses are relative to a folder. The shop takes the slash away again.
  const { pathname, search, hash } = location
  if (base !== '/' && !pathname.endsWith('/'))
    history.replaceState(history.state, '', `${pathname}/${search}${hash}`)
  START.recordedInput = recordInput()
  // The inline styles are for phones; a wider window waits for all style sheets, as without scripts.
  if (matchMedia('(min-width:560px)').matches)
    document.write(START.own.createHTML(document.querySelector('noscript')?.textContent ?? ''))
}

/** Requests a page's files as `start.ts` does, but one round trip earlier. */
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
  if (base !== START.ownBase) START.ahead?.forEach(preload)
  script.addEventListener('error', () => {
    script.remove()
    missing()
  })
}

/** Loads the start script; a missing file, or a page in its place, is an error event. A prerendered page is painted first. */
export function load(base: string, missing: () => void): void {
  if (base !== START.ownBase) return request(base, missing)
  void START.painted.then(() => request(base, missing))
}
