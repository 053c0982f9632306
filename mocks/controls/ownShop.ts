import * as v from 'valibot'
import { HANDED_OVER, OWN_SHOP } from '../base/controlledTab.ts'
import { type MockServer, openStore } from '../server/mockServer.ts'
import { browserStorage } from '../state/storage.ts'
import { browserTabs } from '../state/tabs.ts'
import { restoreState, stateWithUses } from './snapshots.ts'

/** The names of the shops that this browser keeps for its tabs, the least recently used first. */
const KEPT = 'pasar-mock-shops'
/** The shop of a closed tab stays, since the browser can open the tab again. Each takes about 1 MB at most. */
const KEPT_AT_MOST = 20

const namesSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), [])

const recallNames = (): string[] => v.parse(namesSchema, localStorage.getItem(KEPT) ?? '')

const numberOf = (name: string): number => Number(name.split(':')[1])

/** Puts a name behind the others, and deletes the shops of tabs that were closed long ago. */
function noteUse(name: string): void {
  const names = [...recallNames().filter((other) => other !== name), name]
  localStorage.setItem(KEPT, JSON.stringify(names.slice(-KEPT_AT_MOST)))
  for (const old of names.slice(0, -KEPT_AT_MOST)) indexedDB.deleteDatabase(old)
}

/** A name that no other tab has, even one that opens at the same moment. */
async function newName(): Promise<string> {
  const tabs = browserTabs(KEPT)
  const name = await tabs.exclusively(async () => {
    const next = `pasar-mock:${1 + Math.max(0, ...recallNames().map(numberOf))}`
    noteUse(next)
    return next
  })
  tabs.close()
  return name
}

/** The name of this tab's own shop; null where the tab shows the common shop. */
export function ownShop(): string | null {
  try {
    return sessionStorage.getItem(OWN_SHOP)
  } catch {
    return null
  }
}

/** Replaces the server's state by a copy that only this tab uses. Where the browser keeps nothing, the page has that already. */
export async function openOwnShop(server: MockServer): Promise<void> {
  let name: string
  try {
    name = await newName()
    sessionStorage.setItem(OWN_SHOP, name)
  } catch {
    return
  }
  const state = await stateWithUses(server.store)
  server.store.close()
  server.store = openStore(server.clock, () => server.stocked, {
    seed: server.store.seed,
    storage: browserStorage(name),
    tabs: browserTabs(name),
  })
  await restoreState(server, state)
}

/** This tab shows the common shop again. */
export function leaveOwnShop(): void {
  sessionStorage.removeItem(OWN_SHOP)
  location.reload()
}

const opensTab = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.type !== 'click' || event.ctrlKey || event.metaKey || event.shiftKey || link.target === '_blank'

/** A tab that the browser opens from a link has no session storage of this one; the menu of a link may open one as well. */
function handOver(event: MouseEvent, name: string): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || !opensTab(event, link)) return
  const [page] = location.href.split('#')
  localStorage.setItem(HANDED_OVER, [page, link.href, name].join('\n'))
}

/**
 * Keeps what the page does from tabs with another shop: its messages to other tabs go to those of the same shop. A tab that is opened from one of
 * its links gets the same shop.
 */
export function followOwnShop(name: string): void {
  document.documentElement.dataset['shop'] = name
  try {
    noteUse(name)
  } catch {
    // Where nothing may be kept, there is nothing to delete.
  }
  for (const type of ['click', 'auxclick', 'contextmenu'] as const)
    document.addEventListener(type, (event) => handOver(event, name), { capture: true })
}
