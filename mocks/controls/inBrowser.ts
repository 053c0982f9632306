import * as v from 'valibot'
import { isReproLink } from '../scenarios/linkNames.ts'
import { readLink, withoutWishes } from '../scenarios/link.ts'
import { interferenceSchema } from '../scenarios/interferenceSchema.ts'
import type { MockServer } from '../server.ts'
import type { MockHandle } from '../status.ts'
import { applyWishes } from './applyWishes.ts'
import { type Controls, createControls } from './controls.ts'
import type { ShopDoor } from './shopDoor.ts'

declare global {
  interface Window {
    /** The mocked shop, for the developer tools and for Playwright: `await window.mock.become('returning')`. */
    mock?: Controls
  }
}

interface Surroundings {
  server: MockServer
  handle: MockHandle
  /** Resolves with the way to the shop on screen once that is drawn. */
  door: Promise<() => Promise<ShopDoor>>
  /** Under which the tab keeps that it is controlled, and with which conditions. */
  key: string
}

function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Where nothing may be kept, a reload begins with a calm network.
  }
}

function restoreConditions(controls: Controls, text: string | null): void {
  if (text === null) return
  try {
    controls.interference.restore(v.parse(interferenceSchema, JSON.parse(text)))
  } catch {
    // Written by another version, or by hand: a calm network is better than none.
  }
}

/** Takes the page's server in hand: what the tab had armed before, what the address wishes, and `window.mock`. */
export async function controlInBrowser({ server, handle, door, key }: Surroundings): Promise<void> {
  const controls = createControls(server)
  restoreConditions(controls, recall(key))
  const search = new URLSearchParams(location.search)
  const link = isReproLink(search) ? readLink(search) : null
  if (link) {
    const problems = [...link.problems, ...(await applyWishes(controls, link.wishes))]
    const rest = withoutWishes(search).toString()
    history.replaceState(history.state, '', `${location.pathname}${rest && `?${rest}`}${location.hash}`)
    controls.problems.push(...problems)
  }
  const keepConditions = () => keep(key, JSON.stringify(controls.interference.snapshot()))
  keepConditions()
  controls.interference.subscribe(keepConditions)
  window.mock = controls
  void joinShop(controls, handle, door, link?.wishes.isConsole ?? false)
}

async function joinShop(
  controls: Controls,
  handle: MockHandle,
  door: Surroundings['door'],
  isOpen: boolean,
): Promise<void> {
  const open = await door
  controls.attach(await open())
  const { startConsole } = await import('../console/start.tsx')
  await startConsole({ controls, handle, isOpen })
}
