import type { Send } from '../api/transport.ts'
import type { Router } from '../navigation/router.ts'
import { yieldToMain } from '../scheduling/yieldToMain.ts'
import type { AppBridge } from './appBridge.ts'
import type { FirstPage } from './firstPage.ts'
import { followNewestBuild } from './newestBuild.ts'
import { prerenderedPage } from './prerenderedPage.ts'

interface Mock {
  ready: Promise<void>
  attach: (openBridge: () => Promise<AppBridge>) => void
}

interface MockOptions {
  base: string
  setTransport: (send: Send | null) => void
}

/** Loads the mocked server; null in a build for a real server. */
type LoadMock = (() => Promise<{ start: (options: MockOptions) => Mock }>) | null

interface Environment {
  /** The path of the shop on its host (`/`, `/shop/`). */
  base: string
  loadMock: LoadMock
}

/**
 * Boots the shop. This file is the list of what happens at start-up, in order; the browser can paint and handle input between two
 * stages. Before it, the HTML has painted the prerendered page or the shell, and `build/head/start.ts` has loaded `src/main.tsx` after
 * that first paint.
 */
export async function boot(environment: Environment): Promise<void> {
  // The HTML contains the theme, which no script needs. The development server reloads the page after an edit of what it imports.
  if (import.meta.env.DEV) void import('../app/theme.ts')
  const markStarted = followNewestBuild(import.meta.url)
  const page = import.meta.env.VITE_API ? undefined : prerenderedPage()
  await (page ? bootPrerendered(page, environment, markStarted) : bootRendered(environment))
  if (!page) markStarted()
}

/** The stages of a page that the HTML contains: it is hydrated first, and the mock with newer data follows. */
async function bootPrerendered(
  page: PrerenderedDocument,
  { base, loadMock }: Environment,
  markStarted: () => void,
): Promise<void> {
  const releaseRequests = await holdRequests()
  await yieldToMain()
  const first = await restoreFirstPage(page, base)
  await yieldToMain()
  await startTexts()
  await yieldToMain()
  const router = await hydrate(first, base)
  await startEffects(router)
  await replayInput(page)
  markRunning()
  void refreshFromMock(router, base, loadMock, releaseRequests).finally(markStarted)
}

/** The stages of every other page: the mock comes first, since the page needs its data. */
async function bootRendered({ base, loadMock }: Environment): Promise<void> {
  // A build preloads this module by a link in its pages.
  if (import.meta.env.DEV) void loadMount()
  const mock = await startMock(base, loadMock)
  await yieldToMain()
  await startTexts()
  await yieldToMain()
  const router = await render(base)
  await startEffects(router)
  await firstPagePainted()
  await connectMock(mock, router)
  markRunning()
}

const loadMount = () => import('./mount.tsx')

/** Before the first data: requests wait until the mock can answer them. */
async function holdRequests(): Promise<() => void> {
  const transport = await import('../api/transport.ts')
  return transport.holdRequests()
}

/** Before hydration: puts the data and the texts of the prerendered page into the stores. */
async function restoreFirstPage(page: PrerenderedDocument, base: string): Promise<FirstPage> {
  const firstPage = await import('./firstPage.ts')
  await yieldToMain()
  return await firstPage.restoreFirstPage(page, base)
}

/** Before the page: the visitor's language, colours, texts, and what the browser has kept of the visit. */
async function startTexts(): Promise<void> {
  const texts = await import('./startTexts.ts')
  await texts.startTexts()
}

/** Before the first data of a rendered page, and after the first page of a prerendered one: starts the mocked server. */
async function startMock(base: string, loadMock: LoadMock): Promise<Mock | null> {
  if (!loadMock) return null
  const { setTransport } = await import('../api/transport.ts')
  const { start } = await loadMock()
  const mock = start({ setTransport, base })
  await mock.ready
  return mock
}

/** After the first paint, which was the prerendered page: attaches React to it. Resolves once the page handles input. */
async function hydrate(first: FirstPage, base: string): Promise<Router> {
  const { hydratePage } = await loadMount()
  await yieldToMain()
  return await hydratePage({ base, into: root() }, first)
}

/** After the first paint, which was the shell: renders the page in its place, with its data or with its skeleton. */
async function render(base: string): Promise<Router> {
  const { renderPage } = await loadMount()
  await yieldToMain()
  return await renderPage({ base, into: root() })
}

/** With the first page: starts the effects of `boot`, and those of `interactive` and `idle` after it, when the browser is idle. */
async function startEffects(router: Router): Promise<void> {
  const registry = await import('../app/effects/registry.ts')
  registry.startEffects(router)
  registry.startDeferredEffects(router)
}

/** After hydration: repeats the clicks and the typing from before it. */
const replayInput = (page: PrerenderedDocument): Promise<void> => page.replayInput()

/** After rendering: waits until the first page is on the screen, or a moment for a page whose data is slow. */
async function firstPagePainted(): Promise<void> {
  const mount = await loadMount()
  await mount.firstPagePainted()
}

/** After the first page: `<html data-boot="running">` lets the head load what could wait, such as the font. */
function markRunning(): void {
  performance.mark('pasar:running')
  document.documentElement.dataset['boot'] = 'running'
}

/** After the first page: gives the mock access to the shop on screen. The mock starts its worker once the page is idle. */
async function connectMock(mock: Mock | null, router: Router): Promise<void> {
  const { bridgeTo } = await loadMount()
  mock?.attach(bridgeTo(router))
}

/** After the first page, when it was prerendered: starts the mock, and requests the page's data anew. */
async function refreshFromMock(
  router: Router,
  base: string,
  loadMock: LoadMock,
  releaseRequests: () => void,
): Promise<void> {
  try {
    const mock = await startMock(base, loadMock)
    await yieldToMain()
    await connectMock(mock, router)
  } catch {
    // Without the mock, requests fail as they do without a network, and the page shows that error.
    return releaseRequests()
  }
  releaseRequests()
  await router.revalidate()
}

function root(): Element {
  const element = document.querySelector('#root')
  if (!element) throw new Error('The page has no #root element.')
  return element
}
