/**
 * The script that starts the shop. The inline script (`anyAddress.ts`, `inFolder.ts`) loads it, on a prerendered page after the paint. It
 * contains the data of the build for all pages, in one file with a permanent cache.
 */
import { afterFirstPaint } from './afterFirstPaint.ts'
import { replayInput } from './replayInput.ts'
import type { Files, Start } from './startData.ts'
import { recordFontSwap } from './fontSwap.ts'
import { makeAddressesAbsolute } from './absoluteAddresses.ts'
import { screenAt } from './screenAt.ts'
import { trusted } from './trusted.ts'

declare const START: Start
declare const FILES: Files

const page = document.documentElement

function link(rel: string, href: string, more: Partial<HTMLLinkElement> = {}): HTMLLinkElement {
  const made = Object.assign(document.createElement('link'), { rel, href, ...more })
  document.head.append(made)
  return made
}

let fontBase: string | undefined

/** A hidden page has no frames. */
const NO_FRAME_MS = 200

/**
 * A style sheet in the page would resolve the file against the address, which is wrong at every deep link. The font is added once it has
 * loaded: while it loads, the browser would lay out the whole page twice.
 */
async function loadFont(base: string) {
  if (fontBase === base) return
  fontBase = base
  const { family, file, ...descriptors } = FILES.font
  document.fonts.add(await new FontFace(family, `url(${base}${file})`, descriptors).load())
}

/**
 * On a prerendered page the typeface is used after it has loaded and the style sheets are applied, so that each frame lays out a part of the
 * page only.
 */
async function letFontIn(base: string, styled: Promise<void>, waiting: readonly (() => void)[]) {
  await Promise.all([loadFont(base), styled.then(afterPaint)])
  for (const letIn of waiting) soon(letIn)
}

/** Without its typeface a page is in the system font. */
const unwritten = () => {}

/** Resolves in the frame after the current changes are painted. */
const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })

function load(base: string) {
  const script = Object.assign(document.createElement('script'), {
    type: 'module',
    src: START.own.createScriptURL(base + FILES.entry),
  })
  script.addEventListener('error', () => globalThis.__PASAR_FAIL__('Its first script did not come.'))
  document.head.append(script)
}

/** The theme and the style of the neutral shell, through the object model, which the content policy allows. */
function addRules({ sheet }: HTMLStyleElement, rules = FILES.neutral.rules) {
  for (const rule of rules) sheet?.insertRule(rule, sheet.cssRules.length)
}

/** A prerendered page has these already: repeating them would lay out every line again. */
const isFace = (rule: string): boolean => rule.startsWith('@font-face')

/** Replaces the prerendered page of another address. */
function showNeutral() {
  addRules(document.head.appendChild(document.createElement('style')))
  document.body.innerHTML = START.own.createHTML(FILES.neutral.body)
}

/** The style sheets of the current page. */
const stylesOf = (screen: string): string[] => [
  ...new Set(
    [...FILES.entryStyles, ...FILES.preload, ...(FILES.pages[screen] ?? [])].filter((file) =>
      file.endsWith('.css'),
    ),
  ),
]

/**
 * Removes the inline styles of the page once all style sheets are there: they contain the same rules, and the browser would evaluate both.
 */
const dropPrerenderedStyle = () => document.querySelector('style[data-prerendered]')?.remove()

/**
 * The style sheets of a prerendered page are applied together, since one sheet alone would override rules that a later sheet overrides
 * again.
 */
async function addStyles(base: string, files: readonly string[]): Promise<void> {
  const waitedFor = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
  const theme = document.createElement('style')
  if (waitedFor[0]) {
    waitedFor[0].before(theme)
    if (waitedFor.every(({ sheet }) => sheet)) dropPrerenderedStyle()
    // The modules look for links to the files by their whole address; one that is off does.
    for (const file of files) soon(() => link('stylesheet', base + file, { disabled: true }))
  } else {
    document.head.append(theme)
    const sheets = files.map((file) =>
      link('stylesheet', base + file, { media: 'print', fetchPriority: 'high' }),
    )
    const areThere = await Promise.all(sheets.map(loaded))
    for (const sheet of sheets) sheet.media = 'all'
    if (!areThere.includes(false)) dropPrerenderedStyle()
  }
  addRules(
    theme,
    FILES.neutral.rules.filter((rule) => !isFace(rule)),
  )
  // Here and now, so that the next frame has only to paint it.
  page.getBoundingClientRect()
}

/** Whether it has loaded. The module that needs a failed one requests it again. */
const loaded = (sheet: HTMLLinkElement): Promise<boolean> =>
  new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve(true))
    sheet.addEventListener('error', () => {
      sheet.remove()
      resolve(false)
    })
  })

/** A task of its own: a link costs a slow phone some 4 ms, and the browser can paint and respond between two. */
function soon(work: () => void) {
  if ('scheduler' in globalThis) scheduler.postTask(work).catch(globalThis.__PASAR_FAIL__)
  else setTimeout(work)
}

/** As many pictures as a slow phone paints within a frame. */
const PICTURES_AT_ONCE = 4

/** Loads the pictures of the prerendered page, which are part of the first screen. */
async function loadPictures(rest = [...document.querySelectorAll<HTMLImageElement>('img[data-early]')]) {
  for (const picture of rest.slice(0, PICTURES_AT_ONCE)) picture.loading = 'eager'
  if (rest.length <= PICTURES_AT_ONCE) return
  await afterPaint()
  await loadPictures(rest.slice(PICTURES_AT_ONCE))
}

/** The files that the shop needs to start; for a prerendered page its data, and not the mock. */
function filesFor(screen: string, prerendered: Start['page']): readonly string[] {
  const own = FILES.pages[screen] ?? []
  if (prerendered)
    return [
      prerendered.shared,
      prerendered.data,
      ...[...FILES.preload, ...own].filter((file) => !file.endsWith('.css')),
    ]
  const mockFiles = [...(FILES.sections[screen] ?? []), ...(FILES.texts[page.lang] ?? [])]
  return [...FILES.preload, ...FILES.mock, ...FILES.entryStyles, ...mockFiles, ...own]
}

function preload(from: string, file: string) {
  if (file.endsWith('.css')) link('preload', from + file, { as: 'style', crossOrigin: 'anonymous' })
  else if (file.endsWith('.json')) link('preload', from + file, { as: 'fetch', crossOrigin: 'anonymous' })
  else link('modulepreload', from + file)
}

/**
 * What is no trusted type is refused, with four exceptions: no text, the empty element from which React makes a script, the structured data
 * in it, and the address of the shop's own worker, which MSW registers.
 */
function refuseTexts(base: string) {
  const worker = new URL(`${base}sw.js`, location.href).href
  trusted('default', {
    createHTML: (html) => (['', '<script></script>'].includes(html) ? html : null),
    createScript: (text) => (text.startsWith('{"@context":') ? text : null),
    createScriptURL: (address) => (address === worker ? address : null),
  })
}

async function begin(base: string) {
  refuseTexts(base)
  const prerendered = START.ownBase === base ? START.page : null
  const screen = screenAt(location.pathname.slice(base.length - 1))
  page.dataset['screen'] = screen
  if (START.page && !prerendered) showNeutral()
  if (!prerendered) await afterFirstPaint()
  if (prerendered) {
    const { recordedInput } = START
    const waiting = recordFontSwap()
    const styled = addStyles(base, stylesOf(screen))
    letFontIn(base, styled, waiting).catch(unwritten)
    soon(() => void loadPictures())
    globalThis.__PASAR_PRERENDERED__ = {
      files: prerendered,
      styled,
      makeAddressesAbsolute,
      replayInput: async () => recordedInput && (await replayInput(recordedInput)),
    }
  }
  // A page without prerendered content uses the system font until it is mounted, since the typeface is a tenth of the download.
  new MutationObserver(() => {
    loadFont(base).catch(unwritten)
    if (page.dataset['boot'] === 'running') link('manifest', `${base}manifest.webmanifest`)
  }).observe(page, { attributeFilter: ['data-boot'] })
  const requested = prerendered ? [] : (START.ahead ?? [])
  for (const file of filesFor(screen, prerendered))
    if (!requested.includes(file)) soon(() => preload(base, file))
  soon(() => load(base))
}

if (!FILES.entry) loadFont(START.base).catch(unwritten)
else begin(globalThis.__PASAR_BASE__).catch(globalThis.__PASAR_FAIL__)
