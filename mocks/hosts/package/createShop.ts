import { HttpResponse, http } from 'msw/http'
import type { RequestHandler } from 'msw'
import type { MockShop, ShopOptions } from './api.ts'
import { openShop } from './openShop.ts'

/** A mocked shop for an MSW of your own. */
export interface MswShop extends MockShop {
  /** For `setupServer(...handlers)` and `setupWorker(...handlers)`. Requests that are not the shop's pass through. */
  readonly handlers: RequestHandler[]
}

/** Opens a mocked shop in this page or process. It answers what its handlers are given, and opens no port. */
export function createShop(options: ShopOptions = {}): MswShop {
  const shop = openShop(options)
  const handler = http.all('*', async ({ request }) => {
    const response = await shop.answer(request)
    return response?.type === 'error' ? HttpResponse.error() : (response ?? undefined)
  })
  return { ...shop, handlers: [handler] }
}
