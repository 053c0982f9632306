import type { DrawnPage, Font } from './drawnPage.ts'
import type { Held } from './holdBack.ts'

/** What a page's inline script knows, and what it leaves there for the script that goes on from it. */
export interface Start {
  /** That script, relative to the base path; empty in development, where it stands in the page as well. */
  begin: string
  /** In the neutral shell: the largest files of the shop, which are asked for at once, relative to the base path. */
  ahead?: readonly string[]
  /** Set when the build was told its path. */
  base: string
  languages: readonly string[]
  /** The page that was drawn into this file; null in the neutral shell. */
  page: DrawnPage | null
  /** Set by `tooOld.ts`: the page is about to be left, or says that it can be no shop here. */
  isTooOld?: 1
  /** Where the shop lives if the page in this file is this visitor's. */
  ownBase?: string | null
  /** What is done to that page until the shop can do it. */
  held?: Held
  painted: Promise<void>
  /** The typeface of such a page, which is yet to be fetched. */
  font?: FontFace
}

/** What the script that starts the shop knows of the build; addresses are relative to the base path. */
export interface Files {
  /** Empty in development, where Vite starts the shop. */
  entry: string
  /** The style sheets that every page needs. */
  entryStyles: readonly string[]
  preload: readonly string[]
  /** The mock, for pages that have no data of their own. */
  mock: readonly string[]
  /** What a first page needs beside that: by its folder in `src/pages`, of the mock by the same, and by language. */
  pages: Readonly<Record<string, readonly string[]>>
  sections: Readonly<Record<string, readonly string[]>>
  words: Readonly<Record<string, readonly string[]>>
  font: Font
  /** The neutral shell: what stands in its body, and the rules of its style and of the theme. */
  neutral: { body: string; rules: readonly string[] }
}
