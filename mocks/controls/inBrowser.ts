import { COMMON_SHOP, CONTROLLED } from '../base/controlledTab.ts'
import { isReproLink } from '../scenarios/linkNames.ts'
import { type LinkOptions, withoutLinkOptions } from '../scenarios/link.ts'
import type { MockServer } from '../server/mockServer.ts'
import type { MockHandle } from '../base/status.ts'
import { applyLink, startsClean } from './applyLink.ts'
import { type Controls, createControls } from './controls.ts'
import { earlyTab } from './earlyTab.ts'
import { keptSnapshots } from './keptSnapshots.ts'
import { pretendOffline } from './offline.ts'
import { otherTabs } from './otherTabs.ts'
import { followOwnShop, openOwnShop, ownShop } from './ownShop.ts'
import type { AppBridge } from '../base/appBridge.ts'
import { recallTab, rememberTab } from './tabMemory.ts'
import { unpackedLink } from './packedLink.ts'
import { parseLink } from './parseLink.ts'
import type { KeptSnapshots } from './snapshots.ts'

declare global {
  interface Window {
    /** The mocked shop, for the developer tools and for Playwright: `await window.mock.become('returning')`. */
    mock?: Controls
  }
}

/** What the controls work on in a page. */
export interface Surroundings {
  server: MockServer
  handle: MockHandle
  /** Resolves with a function that returns the app bridge, once the shop has rendered. */
  bridge: Promise<() => Promise<AppBridge>>
  /** Whether the tab's address has requested the controls, now or before; otherwise every tab of this build has them. */
  isAsked: boolean
  /** Shows the console, which loads now. */
  startConsole: StartConsole
}

export type StartConsole = (given: {
  controls: Controls
  handle: MockHandle
  /** Whether the page's link opens or closes it; otherwise it is as it was in the tab. */
  isOpen: boolean | undefined
  /** The scenario of a link that starts clean, null for one without; undefined in a tab that has its own. */
  scenario: string | null | undefined
}) => Promise<void>

/** How long the console waits for the shop to start, in ms. */
const CONSOLE_PATIENCE_MS = 2_000

/** Resolves when the shop could not start, which the start script marks on the document element. */
function startFailed(): Promise<void> {
  const { documentElement: page } = document
  return new Promise((resolve) => {
    const look = () => {
      if (page.dataset['boot'] === 'failed') resolve()
    }
    new MutationObserver(look).observe(page, { attributeFilter: ['data-boot'] })
    look()
  })
}

/** The last one of a link's scenarios, for the console to follow. */
function scenarioToFollow(options: LinkOptions): string | null | undefined {
  const scenario = options.mocks.findLast(({ scenario: id }) => id !== undefined)?.scenario
  return scenario ?? (startsClean(options) ? null : undefined)
}

/** Undefined where the browser keeps nothing: then snapshots end with the page. */
async function snapshotsOf(shop: string): Promise<KeptSnapshots | undefined> {
  try {
    return await keptSnapshots(indexedDB, shop)
  } catch {
    return undefined
  }
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Connects the controls to the page's server: the tab's earlier conditions, the address's options, and `window.mock`. */
export async function controlInBrowser({
  server,
  handle,
  bridge,
  isAsked,
  startConsole,
}: Surroundings): Promise<void> {
  const { search, hash, isDamaged } = await unpackedLink(new URLSearchParams(location.search), location.hash)
  const { linkOptions, problems } = parseLink(search)
  if (startsClean(linkOptions)) await openOwnShop(server)
  const shop = ownShop()
  if (shop !== null) followOwnShop(shop)
  const controls = createControls(server, {
    early: earlyTab,
    others: otherTabs(`${CONTROLLED}${shop ?? ''}`),
    snapshots: await snapshotsOf(shop ?? COMMON_SHOP),
  })
  recallTab(controls)
  controls.problems.push(...problems)
  if (isDamaged)
    controls.problems.push({ parameter: 'mock', value: 'packed', examples: ['mock=packed#mock=7cXB…'] })
  if (isReproLink(new URLSearchParams(location.search))) {
    controls.problems.push(...(await applyLink(controls, linkOptions)))
    const rest = withoutLinkOptions(search).toString()
    history.replaceState(history.state, '', `${location.pathname}${rest && `?${rest}`}${hash}`)
  }
  rememberTab(controls, isAsked)
  const followOffline = () => pretendOffline(controls.network().isOffline)
  followOffline()
  controls.faultInjector.subscribe(followOffline)
  window.mock = controls
  const joinShop = async () => {
    const open = await bridge
    await controls.attach(await open())
  }
  // A condition of the tab may keep the shop from starting; the console is how to change it.
  void Promise.race([joinShop(), startFailed(), after(CONSOLE_PATIENCE_MS)]).then(() =>
    startConsole({
      controls,
      handle,
      isOpen: linkOptions.isConsole,
      scenario: scenarioToFollow(linkOptions),
    }),
  )
}
