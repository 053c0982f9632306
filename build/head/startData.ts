import type { Font, PrerenderedPage } from './prerenderedPage.ts'
import type { RecordedInput } from './recordInput.ts'

/** The HTML and the script addresses of the build, as a browser with Trusted Types requires them; elsewhere the same text. */
export interface OwnTexts {
  createHTML: (html: string) => string
  createScriptURL: (address: string) => string
}

/** The data of a page's inline script, and the values that it leaves for the start script. */
export interface Start {
  /** The start script, relative to the base path; empty in development, where it is inline. */
  begin: string
  /** The largest files of the shop, relative to the base path, which are requested at once unless the page in this file is shown. */
  ahead?: readonly string[]
  /** Set if the build has a fixed base path. */
  base: string
  languages: readonly string[]
  /** The page that was prerendered into this file; null in the neutral shell. */
  page: PrerenderedPage | null
  /** Set by `unsupportedBrowser.ts`: the browser is redirected, or sees that it is not supported. */
  isUnsupported?: 1
  /** The base path, if the page in this file fits this visitor. */
  ownBase?: string | null
  /** The clicks and the input on that page, until the shop replays them. */
  recordedInput?: RecordedInput
  painted: Promise<void>
  /** The Trusted Types policy `pasar`, only for what the build has written itself. */
  own: OwnTexts
}

/** The build's data for the start script; addresses are relative to the base path. */
export interface Files {
  /** Empty in development, where Vite starts the shop. */
  entry: string
  /** The style sheets that every page needs. */
  entryStyles: readonly string[]
  preload: readonly string[]
  /** The mock, for pages that have no data of their own. */
  mock: readonly string[]
  /** Further files of a first page: by its folder in `src/pages`, of the mock by the same, and by language. */
  pages: Readonly<Record<string, readonly string[]>>
  sections: Readonly<Record<string, readonly string[]>>
  texts: Readonly<Record<string, readonly string[]>>
  font: Font
  /** The neutral shell: its body, and the rules of its style and of the theme. */
  neutral: { body: string; rules: readonly string[] }
}
