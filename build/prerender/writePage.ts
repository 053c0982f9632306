import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CONTROLLED } from '../../mocks/base/controlledTab.ts'
import type { PrerenderedPage } from '../../src/prerender.tsx'
import { to } from '../../src/paths.ts'
import { OWN_KEY } from '../../src/stores/session/prerenderEligibility.ts'
import { SEARCHES_KEY } from '../../src/stores/base/storage.ts'
import type { ShellData } from '../shellFiles.ts'
import type { PrerenderedPage as PageData } from '../head/prerenderedPage.ts'
import { UNSUPPORTED } from '../head/unsupported.ts'
import { headScripts } from '../headScript.ts'
import { criticalStyle, inlineIcon, logoSymbol, pageNotes, shellPage } from '../shellPage.ts'
import { siteData } from './forCrawlers.ts'
import { lean } from './lean.ts'
import { markupOf, relativeTo } from './markup.ts'
import { packPages } from './packPages.ts'
import { stylesOf } from './styles.ts'
import { unsupportedNote } from './unsupported.ts'
import { isUsed, readSheet, type Sheet, usedStyles } from './usedStyles.ts'
import { writeData } from './writeData.ts'

/** The values that all pages of a build share. */
export interface Writing {
  dist: string
  base: string
  /** The address of the build, if it is known. */
  site: string | undefined
  shell: ShellData
  /** The file of the data that all pages share. */
  shared: string
  /** The stored values of a visitor whom this page fits. */
  mark: string
}

const critical = readSheet(criticalStyle())

/** The typeface loads after the first paint; its rule comes with the whole theme. */
const SYSTEM_FONT = ':root{--font:var(--font-system)}'

const sheets = new Map<string, Sheet>()

function sheetOf(dist: string, file: string): Sheet {
  const sheet = sheets.get(file) ?? readSheet(readFileSync(join(dist, file), 'utf8'))
  sheets.set(file, sheet)
  return sheet
}

/** The complete style sheets, for browsers without scripts; the inline script uses them in a wide window. */
const wholeStyles = (files: readonly string[], base: string): string =>
  `<noscript>${files.map((file) => `<link rel="stylesheet" href="${base}${file}"/>`).join('')}</noscript>`

/** A category with fewer cards than products; such a category has subcategories that link to all of them. */
const isCut = ({ html, ...prerendered }: PrerenderedPage): boolean =>
  'category' in prerendered.data &&
  (prerendered.data.category?.listing.productsTotalCount ?? 0) > html.split('<article').length - 1

/**
 * Whether a page shows a variant other than the first of its product. Fewer visits start there, so its picture, a seventh of the page, is
 * not inlined.
 */
const isOtherVariant = (path: string): boolean => /^\/product\/\d+(?!01)\d\d\//.test(path)

// The name of the file on a host, and the path that the start script reads.
const nameOf = (path: string): string => decodeURIComponent(path)

/** Writes pages that share most of their data into the build, by path, with one file for that data. */
export async function writePages(
  pages: ReadonlyMap<string, PrerenderedPage>,
  writing: Writing,
): Promise<void> {
  const dataOf = ([path, { html: _html, ...data }]: [string, PrerenderedPage]) =>
    [nameOf(path), data] as const
  const data = writeData(writing.dist, 'prerendered/', packPages(Object.fromEntries([...pages].map(dataOf))))
  for (const [path, page] of pages) await writePage(path, page, data, writing)
}

/** Inserts a prerendered page into the shell and writes it into the build; the file with its data exists already. */
async function writePage(
  path: string,
  whole: PrerenderedPage,
  data: string,
  writing: Writing,
): Promise<void> {
  const { dist, base, site, shell, shared, mark } = writing
  const { html } = whole
  const { template, startData, ahead, files, deferredStyles } = shell
  const own = (src: string) => readFileSync(join(dist, src.slice(base.length)), 'utf8')
  const { head, body } = markupOf(html, own, isOtherVariant(path) ? 'linked' : 'inlined')
  const named = nameOf(path)
  const page: PageData = {
    path: named,
    data,
    shared,
    kept: { [OWN_KEY]: mark, ...(path === to.search() ? { [SEARCHES_KEY]: '' } : {}) },
    controlled: CONTROLLED,
  }
  const place = base === '/' ? (text: string) => relativeTo(path, text) : (text: string) => text
  const notes = pageNotes({
    ...(path === UNSUPPORTED ? { failure: unsupportedNote() } : {}),
    isCut: isCut(whole),
  })
  const shownBody = `${logoSymbol()}<div id="root">${place(body)}</div>${notes}`
  const isNeeded = (file: string) => isUsed(shownBody, sheetOf(dist, file))
  const styles = { own: stylesOf(path, files), late: deferredStyles.filter(isNeeded) }
  const sheetsOf = (some: readonly string[]) => some.map((style) => sheetOf(dist, style))
  const used = usedStyles(shownBody, critical, { own: sheetsOf(styles.own), late: sheetsOf(styles.late) })
  const icon = `${base}icon.svg`
  const touchIcon = `<link rel="apple-touch-icon" href="${icon}"/>`
  const shown = shellPage(template, {
    scripts: await headScripts({ ...startData, page, ...(path === '/' ? { ahead } : {}) }),
    prerenderedStyle: used.prerendered,
    style: used.kept + SYSTEM_FONT,
    api: '',
    wholeStyles: lean(place(wholeStyles([...styles.own, ...styles.late], base))),
    // Home contains its icon, since a host may answer any address with it. Search engines find the icon's address in the second link.
    icon: lean(path === '/' ? inlineIcon() : place(`<link rel="icon" type="image/svg+xml" href="${icon}"/>`)),
    head: lean(place(path === '/' ? touchIcon + head + siteData(site, base) : head)),
    body: lean(shownBody),
  })
  const file = join(dist, named, 'index.html')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, shown)
}
