import { drawnPage } from './boot/prerenderedPage.ts'
import { followNewestBuild } from './boot/newestBuild.ts'
import { yieldToMain } from './scheduling/yieldToMain.ts'

declare global {
  /** Of the page's start script (build/head): shows the static note that the shop could not start. */
  var __PASAR_FAIL__: (reason: unknown) => void
}

/** A build for a real server has no mock: this door and all behind it fold away. */
async function openMock(base: string) {
  if (import.meta.env.VITE_API) return null
  const { setTransport } = await import('./api/transport.ts')
  const { start } = await import('../mocks/hosts/browser/browser.ts')
  const mock = start({ setTransport, base })
  await mock.ready
  await yieldToMain()
  return mock
}

function place(): Element {
  const into = document.querySelector('#root')
  if (!into) throw new Error('The page has no place for the shop.')
  return into
}

/** A page that the browser has to draw: its data first. */
async function drawFirst(base: string): Promise<void> {
  // A build has links in its pages that fetch these modules ahead.
  if (import.meta.env.DEV) void import('./boot/mount.tsx')
  const mock = await openMock(base)
  const { startTexts } = await import('./boot/startTexts.ts')
  await startTexts()
  await yieldToMain()
  const { mount } = await import('./boot/mount.tsx')
  await yieldToMain()
  const { openBridge } = await mount({ base, into: place() })
  mock?.attach(openBridge)
}

/** A page that was drawn at build time: the shop takes it over as it stands, and asks for what is newer once it answers to the shopper. */
async function takeDrawn(base: string, drawn: DrawnPageHelp): Promise<void> {
  const { holdRequests } = await import('./api/transport.ts')
  const release = holdRequests()
  await yieldToMain()
  const { restoreFirstPage } = await import('./boot/firstPage.ts')
  await yieldToMain()
  const first = await restoreFirstPage(drawn, base)
  await yieldToMain()
  const { startTexts } = await import('./boot/startTexts.ts')
  await startTexts()
  await yieldToMain()
  const { takeOver } = await import('./boot/mount.tsx')
  await yieldToMain()
  const { openBridge, refresh } = await takeOver({ base, into: place() }, first)
  // Without the mock what is asked for fails as it does without a network, and says so.
  void openMock(base).then((mock) => {
    mock?.attach(openBridge)
    release()
    return refresh()
  }, release)
}

// The HTML contains the theme, which no script needs. The development server reloads the page after an edit of what it imports.
if (import.meta.env.DEV) void import('./app/theme.ts')

async function boot(): Promise<void> {
  const base = import.meta.env.BASE_URL
  const drawn = import.meta.env.VITE_API ? undefined : drawnPage()
  await (drawn ? takeDrawn(base, drawn) : drawFirst(base))
  performance.mark('pasar:running')
  document.documentElement.dataset['boot'] = 'running'
}

followNewestBuild(import.meta.url)
boot().catch((reason: unknown) => globalThis.__PASAR_FAIL__(reason))
