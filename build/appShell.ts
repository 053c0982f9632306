import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { firstWords } from '../src/contract/routes.ts'
import type { Font } from './head/drawnPage.ts'
import type { Files } from './head/facts.ts'
import { asInlineScript, type Facts, headScripts, startName, startScript } from './headScript.ts'
import { criticalRules, criticalStyle, languages, neutralBody, shellPage } from './shellPage.ts'
import { readSheet, usedStyles } from './prerender/usedStyles.ts'
import { type StartUp, startUp, stylesOfLateCards } from './startUp.ts'

const root = resolve(import.meta.dirname, '..')
const typeface = { family: 'Plus Jakarta Sans Variable', weight: '200 800' }
const fontFile =
  'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'

/** In development Vite starts the shop. */
const nothingBuilt: StartUp = {
  entry: '',
  entryStyles: [],
  preload: [],
  mock: [],
  pages: {},
  sections: {},
  words: {},
}

interface Options {
  /** `./` when the page is to find its base path by itself. */
  base: string
  api: string
}

/** Where a build leaves, for the pages that are drawn after it, what they have in common with the shell. */
export const SHELL_FACTS = '.vite/shell.json'

export interface ShellFacts {
  /** index.html with its places unfilled. */
  template: string
  /** What the inline script of every page knows. */
  facts: Facts
  files: StartUp
  font: Font
  /** Style sheets that a page needs where one of its cards has such a part. */
  lateStyles: readonly string[]
}

/**
 * Makes index.html the app shell: the theme and the critical styles inlined, inline scripts that ask for the script which starts the
 * shop after the first paint from wherever it lives, a policy that names all by their hash. `404.html` for static hosts and `shell.html` for the
 * worker are the same page; index.html may become the home page afterwards.
 */
export function appShell({ base, api }: Options): Plugin {
  let isBuild = false
  let fontReference = ''
  const known = {
    page: null,
    base: base === './' ? '' : base,
    firstSegments: firstWords,
    languages: Object.keys(languages),
  }
  const filesOf = (found: StartUp, font: Font, template: string): Files => ({
    ...found,
    font,
    neutral: { body: neutralBody(template), rules: criticalRules() },
  })
  return {
    name: 'pasar-app-shell',
    enforce: 'post',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    buildStart() {
      if (!isBuild) return
      const source = readFileSync(resolve(root, fontFile))
      fontReference = this.emitFile({ type: 'asset', name: 'plus-jakarta-sans.woff2', source })
    },
    async transformIndexHtml(html) {
      if (isBuild) return html
      const scripts = [
        ...(await headScripts({ ...known, begin: '' })),
        asInlineScript(await startScript(filesOf(nothingBuilt, { ...typeface, file: fontFile }, html))),
      ]
      return shellPage(html, { scripts, style: criticalStyle(), api, isOpen: true })
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const files = startUp(bundle)
      const template = withoutVitesTags(String(page.source))
      const font = { ...typeface, file: this.getFileName(fontReference) }
      const script = await startScript(filesOf(files, font, template))
      const facts = { ...known, begin: startName(script) }
      this.emitFile({ type: 'asset', fileName: facts.begin, source: script })
      const sheets = files.entryStyles.map((name) => {
        const sheet = bundle[name]
        return readSheet(sheet?.type === 'asset' ? String(sheet.source) : '')
      })
      const used = usedStyles(neutralBody(template), readSheet(''), { own: sheets, late: [] })
      const style = criticalStyle() + used.drawn
      page.source = shellPage(template, { scripts: await headScripts(facts), style, api })
      this.emitFile({ type: 'asset', fileName: '404.html', source: page.source })
      this.emitFile({ type: 'asset', fileName: 'shell.html', source: page.source })
      const left: ShellFacts = { template, facts, files, font, lateStyles: stylesOfLateCards(bundle, files) }
      this.emitFile({ type: 'asset', fileName: SHELL_FACTS, source: JSON.stringify(left) })
    },
  }
}

/** Vite's tags name their files next to the address, which is wrong at a deep link; the start script names them itself. */
const withoutVitesTags = (html: string) =>
  html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
