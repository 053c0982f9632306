import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { firstSegments } from '../src/contract/routes.ts'
import type { Font } from './head/prerenderedPage.ts'
import type { Files } from './head/startData.ts'
import { asInlineScript, type StartData, headScripts, startName, startScript } from './headScript.ts'
import { criticalRules, criticalStyle, languages, neutralBody, shellPage } from './shellPage.ts'
import { readSheet, usedStyles } from './prerender/usedStyles.ts'
import { type StartUp, startUp, stylesOfDeferredCards } from './startUp.ts'

const root = resolve(import.meta.dirname, '..')
const typeface = { family: 'Plus Jakarta Sans Variable', weight: '200 800' }
/** Where the development server sends the typeface from. */
export const fontFile =
  'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'

/** In development Vite starts the shop. */
const nothingBuilt: StartUp = {
  entry: '',
  entryStyles: [],
  preload: [],
  mock: [],
  pages: {},
  sections: {},
  texts: {},
}

export interface ShellOptions {
  /** `./` when the page determines its base path itself. */
  base: string
  /** The server of the calls; empty for the mocked server. */
  api: string
}

/** The file with the parts of the shell that prerendering needs. */
export const SHELL_DATA = '.vite/shell.json'

export interface ShellData {
  /** index.html with its places unfilled. */
  template: string
  /** The data of every page's inline script. */
  startData: StartData
  /** Added to it in a file with which a host may answer any address. */
  ahead: readonly string[]
  files: StartUp
  /** Style sheets of parts that only some cards have. */
  deferredStyles: readonly string[]
}

const startDataOf = ({ base }: ShellOptions) => ({
  page: null,
  base: base === './' ? '' : base,
  firstSegments,
  languages: Object.keys(languages),
})

const filesOf = (found: StartUp, font: Font, template: string): Files => ({
  ...found,
  font,
  neutral: { body: neutralBody(template), rules: criticalRules() },
})

/** index.html as the development server sends it: Vite starts the shop, with scripts and styles of its own. */
export async function developmentPage(html: string, options: ShellOptions): Promise<string> {
  const start = await startScript(filesOf(nothingBuilt, { ...typeface, file: fontFile }, html))
  const scripts = [...(await headScripts({ ...startDataOf(options), begin: '' })), asInlineScript(start)]
  return shellPage(html, { scripts, style: criticalStyle(), api: options.api, isOpen: true })
}

/** The typeface, for a build to emit. */
export const fontSource = (): Uint8Array => readFileSync(resolve(root, fontFile))

/**
 * The app shell of a build, by file name: index.html, the same page as `404.html` for static hosts and as `shell.html` for the worker
 * (index.html may become the prerendered home page), the start script, and the data for prerendering.
 */
export async function shellFiles(
  bundle: Rolldown.OutputBundle,
  fontName: string,
  options: ShellOptions,
): Promise<Record<string, string>> {
  const page = bundle['index.html']
  if (page?.type !== 'asset') return {}
  const found = startUp(bundle)
  const template = withoutVitesTags(String(page.source))
  const font = { ...typeface, file: fontName }
  const files = filesOf(found, font, template)
  const script = await startScript(files)
  const startData = { ...startDataOf(options), begin: startName(script) }
  const sheets = files.entryStyles.map((name) => {
    const sheet = bundle[name]
    return readSheet(sheet?.type === 'asset' ? String(sheet.source) : '')
  })
  const used = usedStyles(neutralBody(template), readSheet(''), { own: sheets, late: [] })
  const style = criticalStyle() + used.prerendered
  const ahead = largestOf(found)
  const scripts = await headScripts({ ...startData, ahead })
  const shell = shellPage(template, { scripts, style, api: options.api })
  const left: ShellData = {
    template,
    startData,
    ahead,
    files: found,
    deferredStyles: stylesOfDeferredCards(bundle, found),
  }
  return {
    [startData.begin]: script,
    'index.html': shell,
    '404.html': shell,
    'shell.html': shell,
    [SHELL_DATA]: JSON.stringify(left),
  }
}

/** Most of what a page that was not prerendered waits for: react and the shop, the mock and its catalogue. */
const largestOf = ({ preload, mock }: StartUp): string[] => [
  ...preload.slice(0, 2),
  ...mock.slice(0, 1),
  ...mock.filter((file) => file.endsWith('.json')),
]

/** Vite's tags name their files next to the address, which is wrong at a deep link; the start script names them itself. */
const withoutVitesTags = (html: string) =>
  html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
