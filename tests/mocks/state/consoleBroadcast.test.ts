import { expect, onTestFinished, test } from 'vitest'
import type { AppBridge } from '../../../mocks/base/appBridge.ts'
import { follow } from '../../../mocks/state/consoleBroadcast.ts'
import { memoryStorage, type Storage } from '../../../mocks/state/storage.ts'
import { noOtherTabs, type Tabs } from '../../../mocks/state/tabs.ts'
import { openServer } from '../shopper.ts'

/** A storage of both tabs whose next answer to this tab can be held, with what it had at the request. */
function slowStorage(shared: Storage) {
  let gate: Promise<void> | null = null
  return {
    storage: {
      ...shared,
      async load() {
        const found = await shared.load()
        await gate
        return found
      },
    },
    holdLoads: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
  }
}

test('a tab shows what a console did in another one, also if the write is announced while the state is read', async () => {
  const shared = memoryStorage()
  let announce = (_revision: number) => {}
  const here: Tabs = {
    ...noOtherTabs(),
    listen: (listener) => {
      announce = listener
    },
  }
  const { storage, holdLoads } = slowStorage(shared)
  const tab = openServer({ storage, tabs: here })
  await tab.store.write(() => undefined)
  const other = openServer({ storage: shared })
  onTestFinished(() => [tab, other].forEach(({ store }) => store.close()))
  const shown: string[] = []
  const shop = {
    forget: () => shown.push('forget'),
    stopClock: () => shown.push('stopClock'),
    refresh: async () => void shown.push('refresh'),
  } satisfies Partial<AppBridge> as unknown as AppBridge

  await other.store.write(() => undefined)
  const { revision } = await other.store.read()
  const release = holdLoads()
  announce(revision)
  const followed = follow({ revision: revision + 1, isForgotten: true }, tab.store, shop)
  await other.store.write(() => undefined)
  announce(revision + 1)
  release()
  await followed
  expect(shown).toEqual(['forget', 'stopClock', 'refresh'])
})
