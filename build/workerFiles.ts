import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { consoleFiles } from './consoleChunks.ts'
import { pictures } from './packshots.ts'
import { closure, startUp } from './startUp.ts'

interface Entry {
  url: string
  revision: string | null
}

/** The files that the service worker stores. */
export interface WorkerFiles {
  /** Stored before the worker takes over: with these the shop opens without a network at the pages that most visits begin with. */
  shell: readonly Entry[]
  /** Stored when the page is idle: all other scripts and styles, and the pictures of empty and failed pages. */
  offline: readonly Entry[]
}

/** The page that the worker answers every address with: index.html may be the prerendered home page. */
const SHELL = 'shell.html'

/** The folders of `src/pages` that most visits begin with. */
const OPENED_FIRST = ['home', 'category', 'search', 'product', 'cart']

/** The files of `public/` that the shell needs without a network. */
const publicShell = ['manifest.webmanifest', 'icon.svg']

/** The pictures of empty, missing and failed pages: they are first needed when there may be no network. */
const statePictures = [
  'basket',
  'cart',
  'locked',
  'satellite-antenna',
  'search',
  'shopping-cart',
  'wrench',
].map((name) => `illustrations/${name}.svg`)

/** The revision of a file without a hash in its name: changes with its content. */
export const revisionOf = (source: string | Uint8Array): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 16)

/** With it a later visit opens what the mock has stored: without a network there would be no cart. */
const STATE_SCHEMA = '/mocks/state/stateSchema.ts'

/** The files that the pages of `OPENED_FIRST` load for their first view, in every language. */
function filesOfFirstPages(bundle: Rolldown.OutputBundle): Set<string> {
  const { entry, entryStyles, preload, mock, pages, sections, texts } = startUp(bundle)
  const opened = OPENED_FIRST.flatMap((screen) => [...(pages[screen] ?? []), ...(sections[screen] ?? [])])
  const ofState = Object.values(bundle).filter(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(STATE_SCHEMA)),
  )
  const begin = Object.keys(bundle).filter((name) => /^assets\/begin-|\.woff2$/.test(name))
  return new Set([
    ...begin,
    entry,
    ...entryStyles,
    ...preload,
    ...mock,
    ...opened,
    ...Object.values(texts).flat(),
    ...ofState.flatMap(({ fileName }) => closure(bundle, fileName)).map(({ fileName }) => fileName),
  ])
}

/** What the worker of a build stores. The console's files are left out, unless `hasConsole` is true because every page has it. */
export async function workerFiles(bundle: Rolldown.OutputBundle, hasConsole: boolean): Promise<WorkerFiles> {
  const page = bundle[SHELL]
  if (page?.type !== 'asset') throw new Error('There is no page for the worker to keep.')
  const leftOut = hasConsole ? new Set<string>() : consoleFiles(bundle)
  const first = filesOfFirstPages(bundle)
  const hashed = Object.keys(bundle).filter(
    (name) => name.startsWith('assets/') && !name.endsWith('.map') && !leftOut.has(name),
  )
  const unchanging = (names: readonly string[]) => names.map((url) => ({ url, revision: null }))
  const fromPublic = publicShell.map((url) => ({
    url,
    revision: revisionOf(readFileSync(resolve(import.meta.dirname, '../public', url))),
  }))
  const { illustrations } = await pictures.load()
  const sources = new Map(illustrations())
  const ofStates = statePictures.map((url) => ({ url, revision: revisionOf(sources.get(url) ?? '') }))
  return {
    shell: [
      { url: SHELL, revision: revisionOf(page.source) },
      ...unchanging(hashed.filter((name) => first.has(name))),
      ...fromPublic,
    ],
    offline: [...unchanging(hashed.filter((name) => !first.has(name))), ...ofStates],
  }
}
