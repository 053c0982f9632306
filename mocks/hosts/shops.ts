import { type Controls, createControls } from '../controls/controls.ts'
import { type CoverageCounts, sumOfCounts } from '../controls/coverage.ts'
import { createMockServer, type MockServer, type MockServerOptions } from '../server/mockServer.ts'
import { createClock } from '../base/clock.ts'

/** Names the shop that a request belongs to; without it, the request belongs to the main shop. */
export const SHOP_HEADER = 'x-mock-shop'

/** Letters, digits, dashes and underscores. */
export const SHOP_NAME = /^[\w-]{1,64}$/

/** What a name has to be, of a shop or of a client. */
export const NAME_EXPECTED = 'letters, digits, - and _, at most 64'

/** The answer to a request whose header is not the name of a shop. */
export const badShop = (): Response =>
  Response.json({ error: 'bad_shop', expected: `${SHOP_HEADER}: ${NAME_EXPECTED}` }, { status: 400 })

/** A shop with its own accounts, clock, faults, journal and network. */
export interface Shop {
  server: MockServer
  controls: Controls
}

export interface Shops {
  /** The shop of this name; it opens at its first use. */
  of(name: string): Shop
  /** The open shops, the least recently used first. */
  names(): string[]
  /** Releases held answers. False for a shop that is not open. The next use of the name opens a new one. */
  close(name: string): boolean
  closeAll(): void
  /** What the shops have exercised together, closed ones included. */
  counts(): CoverageCounts
}

/** With about 1 MB for each. */
const OPEN_AT_MOST = 200

/** Opens shops beside a main one, with its options and products. Of more than 200, the least recently used is closed. */
export function createShops(
  main: MockServer,
  options: Omit<MockServerOptions, 'storage' | 'tabs' | 'clock'>,
): Shops {
  // Read here: the controls may give the main shop another size later.
  const { stocked } = main
  const start = main.clock.setting()
  const shops = new Map<string, Shop>()
  let closed: CoverageCounts = {}

  function open(): Shop {
    const clock = createClock()
    clock.restore(start)
    const server = createMockServer({ ...options, clock, stocked })
    return { server, controls: createControls(server) }
  }
  function close(name: string): boolean {
    const shop = shops.get(name)
    if (!shop) return false
    closed = sumOfCounts([closed, shop.controls.coverage.snapshot()])
    shop.controls.holding.hold(false)
    shop.server.store.close()
    return shops.delete(name)
  }
  return {
    of(name) {
      const shop = shops.get(name) ?? open()
      shops.delete(name)
      shops.set(name, shop)
      const [oldest] = shops.keys()
      if (shops.size > OPEN_AT_MOST && oldest !== undefined) close(oldest)
      return shop
    },
    names: () => [...shops.keys()],
    close,
    closeAll() {
      for (const name of shops.keys()) close(name)
    },
    counts: () =>
      sumOfCounts([closed, ...[...shops.values()].map(({ controls }) => controls.coverage.snapshot())]),
  }
}
