/**
 * The script that starts the shop. The inline one (`anywhere.ts`, `inFolder.ts`) asks for it, and where a page is drawn already only once
 * that is painted. What every page would have to say of the build stands in it, one file that is kept.
 */
import { afterFirstPaint } from './afterFirstPaint.ts'
import { doHeldBack } from './doHeldBack.ts'
import type { Files, Start } from './facts.ts'
import { holdLetters } from './letters.ts'
import { makeWhole } from './makeWhole.ts'
import { screenAt } from './screenAt.ts'

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
 * A style sheet in the page would look for the file next to the address, which is wrong at every deep link. The page hears of the font
 * once it is there: a font that is on its way would have the browser lay out the whole page twice.
 */
async function loadFont(base: string) {
  if (fontBase === base) return
  fontBase = base
  const { family, file, ...descriptors } = FILES.font
  const font = new FontFace(family, `url(${base}${file})`, descriptors)
  await font.load()
  document.fonts.add(font)
}

/**
 * A page that was drawn already has known its typeface since before its first line (`early.ts`), and has not used it. It is let in once it
 * is there and the style sheets are drawn, so that no frame has more to do than a part of that.
 */
async function letFontIn(font: FontFace, styled: Promise<void>, waiting: readonly (() => void)[]) {
  await Promise.all([font.load(), styled.then(drawnNow)])
  for (const letIn of waiting) soon(letIn)
}

/** Without its typeface a page is written in the system's. */
const unwritten = () => {}

/** Resolves in the frame after what has been done by then is drawn. */
const drawnNow = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })

function load(base: string) {
  const script = Object.assign(document.createElement('script'), { type: 'module', src: base + FILES.entry })
  script.addEventListener('error', () => globalThis.__PASAR_FAIL__('Its first script did not come.'))
  document.head.append(script)
}

/** The theme and the style of the neutral shell, by the way that the policy leaves open for styles. */
function addRules({ sheet }: HTMLStyleElement, rules = FILES.neutral.rules) {
  for (const rule of rules) sheet?.insertRule(rule, sheet.cssRules.length)
}

/** What a drawn page has of them in any case: said once more, every line of it would be laid out anew. */
const isFace = (rule: string): boolean => rule.startsWith('@font-face')

/** In the place of a page that is somebody else's. */
function showNeutral(base: string) {
  addRules(document.head.appendChild(document.createElement('style')))
  document.body.innerHTML = FILES.neutral.body
  link('icon', `${base}icon.svg`)
}

/** The style sheets of the page at hand. */
const stylesOf = (screen: string): string[] => [
  ...new Set(
    [...FILES.entryStyles, ...FILES.preload, ...(FILES.pages[screen] ?? [])].filter((file) =>
      file.endsWith('.css'),
    ),
  ),
]

/** What drew the page: its style sheets, once they are all there, say the same, and the browser would go through both from then on. */
const dropDrawn = () => document.querySelector('style[data-drawn]')?.remove()

/**
 * The styles of a drawn page, of which it holds what draws it on a phone, hold all at once: one sheet alone would stand over what another
 * that is not yet there says of the same.
 */
async function addStyles(base: string, files: readonly string[]): Promise<void> {
  const waitedFor = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
  const theme = document.createElement('style')
  if (waitedFor[0]) {
    waitedFor[0].before(theme)
    if (waitedFor.every(({ sheet }) => sheet)) dropDrawn()
    // The modules look for links to the files by their whole address; one that is off does.
    for (const file of files) soon(() => link('stylesheet', base + file, { disabled: true }))
  } else {
    document.head.append(theme)
    const sheets = files.map((file) =>
      link('stylesheet', base + file, { media: 'print', fetchPriority: 'high' }),
    )
    const areThere = await Promise.all(sheets.map(loaded))
    for (const sheet of sheets) sheet.media = 'all'
    if (!areThere.includes(false)) dropDrawn()
  }
  addRules(
    theme,
    FILES.neutral.rules.filter((rule) => !isFace(rule)),
  )
  // Here and now, so that the next frame has only to paint it.
  page.getBoundingClientRect()
}

/** Whether it has come. One that does not come is asked for again by the module that needs it. */
const loaded = (sheet: HTMLLinkElement): Promise<boolean> =>
  new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve(true))
    sheet.addEventListener('error', () => {
      sheet.remove()
      resolve(false)
    })
  })

/** A task of its own: a link costs a slow phone some 4 ms, and the browser paints and answers between two. */
function soon(work: () => void) {
  if ('scheduler' in globalThis) scheduler.postTask(work).catch(globalThis.__PASAR_FAIL__)
  else setTimeout(work)
}

/** As many pictures as a slow phone paints within a frame. */
const PICTURES_AT_ONCE = 4

/** The pictures of the page that is drawn already, since they are part of the first screen. */
async function loadPictures(rest = [...document.querySelectorAll<HTMLImageElement>('img[data-early]')]) {
  for (const picture of rest.slice(0, PICTURES_AT_ONCE)) picture.loading = 'eager'
  if (rest.length <= PICTURES_AT_ONCE) return
  await drawnNow()
  await loadPictures(rest.slice(PICTURES_AT_ONCE))
}

/** What the shop needs once it starts; of a drawn page its data, and not the mock. */
function filesFor(screen: string, drawn: Start['page']): readonly string[] {
  const own = FILES.pages[screen] ?? []
  if (drawn)
    return [drawn.shared, drawn.data, ...[...FILES.preload, ...own].filter((file) => !file.endsWith('.css'))]
  const answered = [...(FILES.sections[screen] ?? []), ...(FILES.words[page.lang] ?? [])]
  return [...FILES.preload, ...FILES.mock, ...FILES.entryStyles, ...answered, ...own]
}

function preload(from: string, file: string) {
  if (file.endsWith('.css')) link('preload', from + file, { as: 'style', crossOrigin: 'anonymous' })
  else if (file.endsWith('.json')) link('preload', from + file, { as: 'fetch', crossOrigin: 'anonymous' })
  else link('modulepreload', from + file)
}

async function begin(base: string) {
  const drawn = START.ownBase === base ? START.page : null
  const screen = screenAt(location.pathname.slice(base.length - 1))
  page.dataset['screen'] = screen
  if (START.page && !drawn) showNeutral(base)
  if (!drawn) await afterFirstPaint()
  if (drawn) {
    const { held, font } = START
    const waiting = holdLetters()
    const styled = addStyles(base, stylesOf(screen))
    fontBase = base
    if (font) letFontIn(font, styled, waiting).catch(unwritten)
    soon(() => void loadPictures())
    globalThis.__PASAR_DRAWN__ = {
      files: drawn,
      styled,
      makeWhole: () => makeWhole(base),
      doHeldBack: async () => held && (await doHeldBack(held)),
    }
  }
  // A page that is yet to come is written in the system's letters until it stands: the shop's are a tenth of all it loads.
  new MutationObserver(() => {
    loadFont(base).catch(unwritten)
    if (page.dataset['boot'] === 'running') link('manifest', `${base}manifest.webmanifest`)
  }).observe(page, { attributeFilter: ['data-boot'] })
  for (const file of filesFor(screen, drawn))
    if (!START.ahead?.includes(file)) soon(() => preload(base, file))
  soon(() => load(base))
}

if (!FILES.entry) loadFont(START.base).catch(unwritten)
else begin(globalThis.__PASAR_BASE__).catch(globalThis.__PASAR_FAIL__)
