import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CONTROLLED } from '../../mocks/base/controlledTab.ts'
import type { DrawnPage } from '../../src/prerender.tsx'
import { to } from '../../src/paths.ts'
import { OWN_KEY } from '../../src/stores/session/prerenderEligibility.ts'
import { SEARCHES_KEY } from '../../src/stores/base/storage.ts'
import type { ShellFacts } from '../shellFiles.ts'
import type { DrawnPage as DrawnFacts } from '../head/drawnPage.ts'
import { UNSUPPORTED } from '../head/unsupported.ts'
import { headScripts } from '../headScript.ts'
import { criticalStyle, pageNotes, shellPage } from '../shellPage.ts'
import { siteData } from './forCrawlers.ts'
import { lean } from './lean.ts'
import { markupOf, relativeTo } from './markup.ts'
import { packPages } from './packPages.ts'
import { stylesOf } from './styles.ts'
import { unsupportedNote } from './unsupported.ts'
import { isUsed, readSheet, type Sheet, usedStyles } from './usedStyles.ts'
import { writeData } from './writeData.ts'

/** What all pages of a build are written with. */
export interface Writing {
  dist: string
  base: string
  /** Where the build will stand, if that is known. */
  site: string | undefined
  shell: ShellFacts
  /** The file of what all pages were drawn from. */
  shared: string
  /** What the shop keeps of a visitor whose page this is. */
  mark: string
}

const critical = readSheet(criticalStyle())

/** The typeface comes after the first paint, and says so with the theme as a whole. */
const SYSTEM_LETTERS = ':root{--font:var(--font-system)}'

const sheets = new Map<string, Sheet>()

function sheetOf(dist: string, file: string): Sheet {
  const sheet = sheets.get(file) ?? readSheet(readFileSync(join(dist, file), 'utf8'))
  sheets.set(file, sheet)
  return sheet
}

/** The style sheets whole, for who has no scripts; the inline script reads it for a wide window. */
const wholeStyles = (files: readonly string[], base: string): string =>
  `<noscript>${files.map((file) => `<link rel="stylesheet" href="${base}${file}"/>`).join('')}</noscript>`

/** A category that is drawn with fewer goods than it has; each such has shelves, which lead to all of them. */
const isCut = ({ html, ...drawn }: DrawnPage): boolean =>
  'category' in drawn.data &&
  (drawn.data.category?.listing.productsTotalCount ?? 0) > html.split('<article').length - 1

/**
 * The page of a variant that its product is not shown by: fewer visits begin there. Its picture, a seventh of the page, is the only one
 * that stays a file of its own.
 */
const isOtherVariant = (path: string): boolean => /^\/product\/\d+(?!01)\d\d\//.test(path)

// As the files of a host are called, and as the start script reads a page's address.
const nameOf = (path: string): string => decodeURIComponent(path)

/** Writes pages that share much of their data, by path, and one file of that data beside them, into the build. */
export async function writePages(pages: ReadonlyMap<string, DrawnPage>, writing: Writing): Promise<void> {
  const dataOf = ([path, { html: _html, ...data }]: [string, DrawnPage]) => [nameOf(path), data] as const
  const data = writeData(writing.dist, 'drawn/', packPages(Object.fromEntries([...pages].map(dataOf))))
  for (const [path, page] of pages) await writePage(path, page, data, writing)
}

/** Fits a drawn page into the shell and writes it into the build; its data is in a file already. */
async function writePage(path: string, whole: DrawnPage, data: string, writing: Writing): Promise<void> {
  const { dist, base, site, shell, shared, mark } = writing
  const { html } = whole
  const { template, facts, files, font, lateStyles } = shell
  const own = (src: string) => readFileSync(join(dist, src.slice(base.length)), 'utf8')
  const { head, body } = markupOf(html, own, isOtherVariant(path) ? 'linked' : 'inlined')
  const named = nameOf(path)
  const page: DrawnFacts = {
    path: named,
    data,
    shared,
    font,
    kept: { [OWN_KEY]: mark, ...(path === to.search() ? { [SEARCHES_KEY]: '' } : {}) },
    controlled: CONTROLLED,
  }
  const place = base === '/' ? (text: string) => relativeTo(path, text) : (text: string) => text
  const notes = pageNotes({
    ...(path === UNSUPPORTED ? { failure: unsupportedNote() } : {}),
    isCut: isCut(whole),
  })
  const shownBody = `<div id="root">${place(body)}</div>${notes}`
  const isNeeded = (file: string) => isUsed(shownBody, sheetOf(dist, file))
  const styles = { own: stylesOf(path, files), late: lateStyles.filter(isNeeded) }
  const icon = `<link rel="icon" type="image/svg+xml" href="${base}icon.svg"/>`
  const sheetsOf = (some: readonly string[]) => some.map((style) => sheetOf(dist, style))
  const used = usedStyles(shownBody, critical, { own: sheetsOf(styles.own), late: sheetsOf(styles.late) })
  const shown = shellPage(template, {
    scripts: await headScripts({ ...facts, page }),
    drawnStyle: used.drawn,
    style: used.kept + SYSTEM_LETTERS,
    api: '',
    wholeStyles: place(wholeStyles([...styles.own, ...styles.late], base)),
    head: place(icon + (path === '/' ? head + siteData(site, base) : head)),
    body: lean(shownBody),
  })
  const file = join(dist, named, 'index.html')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, shown)
}
