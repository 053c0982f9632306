import { setupServer } from 'msw/node'
import { SHOP_HEADER } from '../shops.ts'
import { createShop } from './createShop.ts'
import type { MockControls, MockShop, ShopOptions } from './api.ts'

/** The mocked shop behind `fetch` and every other HTTP client of this process. */
export interface MockedNode extends Omit<MockShop, 'shop'> {
  /** A shop of its own for a test that runs at the same time; its `fetch` adds the header `x-mock-shop`. */
  shop(name: string): { readonly controls: MockControls; readonly fetch: typeof fetch }
}

/** Starts to answer the requests of this process, until `close()`. Requests that are not the shop's go to the network. */
export function createServer(options: ShopOptions = {}): MockedNode {
  const { handlers, ...shop } = createShop(options)
  const interception = setupServer(...handlers)
  interception.listen({ onUnhandledFrame: 'bypass' })
  return {
    ...shop,
    shop(name) {
      const fetchOf: typeof fetch = (input, init) => {
        const request = new Request(input, init)
        request.headers.set(SHOP_HEADER, name)
        return fetch(request)
      }
      return { ...shop.shop(name), fetch: fetchOf }
    },
    close() {
      interception.close()
      shop.close()
    },
  }
}
