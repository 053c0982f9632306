import { type Stocked, stockedWith } from '../../catalogue/assortments.ts'
import { createClock } from '../../base/clock.ts'
import { type ShopChangeInput, shopChangeOf } from '../../controls/changeShop.ts'
import { timeAsked } from '../../controls/clockControls.ts'
import { sumOfCounts } from '../../controls/coverage.ts'
import { type Controls, createControls } from '../../controls/controls.ts'
import { InvalidInput } from '../../controls/invalidInput.ts'
import type { HandledBy } from '../../server/journal.ts'
import { createMockServer } from '../../server/mockServer.ts'
import { serve } from '../../server/serve.ts'
import { browserStorage } from '../../state/storage.ts'
import { browserTabs } from '../../state/tabs.ts'
import { badShop, createShops, NAME_EXPECTED, SHOP_HEADER, SHOP_NAME } from '../shops.ts'
import type { MockControls, MockShop, ShopOptions } from './api.ts'

const VISITOR = 'browser'
const KEPT_AS = 'pasar-mock'

/** The products by the size of the catalogue: no call changes them, so that all shops of a process share them. */
const assortments = new Map<number | undefined, Stocked>()

function stockedOf(size: number | undefined): Stocked {
  const stocked = assortments.get(size) ?? stockedWith(size)
  assortments.set(size, stocked)
  return stocked
}

const by: HandledBy = typeof document === 'undefined' ? 'node' : 'page'

/** The controls as the package has them: a change of the shop is checked when it is made, so that its type needs no schema. */
const publicControls = (controls: Controls): MockControls => ({
  ...controls,
  set: (change) => controls.set(shopChangeOf(change satisfies ShopChangeInput)),
})

/** Opens a mocked shop in this page or process. */
export function openShop(options: ShopOptions = {}): MockShop {
  const { origin, clock, isKept = false, ...rest } = options
  const frozenAt = clock === undefined ? undefined : timeAsked(clock)
  const shared = { ...rest, stocked: stockedOf(options.catalogueSize) }
  const server = createMockServer({
    ...shared,
    clock: createClock(frozenAt),
    ...(isKept ? { storage: browserStorage(KEPT_AS), tabs: browserTabs(KEPT_AS) } : {}),
  })
  const controls = createControls(server)
  const shops = createShops(server, shared)
  const start = server.clock.setting()
  const { isStrict } = server
  const { latency } = server.conditions

  async function answer(request: Request): Promise<Response | null> {
    if (origin !== undefined && new URL(request.url).origin !== origin) return null
    const name = request.headers.get(SHOP_HEADER)
    if (name !== null && !SHOP_NAME.test(name)) return badShop()
    return serve(request, name === null ? server : shops.of(name).server, VISITOR, by)
  }
  return {
    controls: publicControls(controls),
    answer,
    async reset() {
      controls.clear()
      server.conditions.latency = latency
      server.isStrict = isStrict
      await server.store.reset(undefined, undefined, () => server.clock.restore(start))
      server.journal.clear()
    },
    coverage: () => sumOfCounts([controls.coverage.snapshot(), shops.counts()]),
    shop(name) {
      if (!SHOP_NAME.test(name)) throw new InvalidInput(name, NAME_EXPECTED)
      return { controls: publicControls(shops.of(name).controls) }
    },
    close() {
      shops.closeAll()
      controls.holding.hold(false)
      server.store.close()
    },
  }
}
