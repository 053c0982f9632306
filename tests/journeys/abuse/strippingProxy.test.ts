import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, inject, onTestFinished } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { offlineReady, test } from '../journey.ts'
import { buyFromProductPage, ordersKept, putIntoCart } from '../shopping.ts'

/** A proxy in front of the host that lets through the type of a file and no other header; returns the shop's address behind it. */
async function strippingProxy(): Promise<string> {
  const shop = new URL(inject('shop'))
  const pass = async (path: string, response: ServerResponse) => {
    const answer = await fetch(new URL(path, shop))
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
  const proxy = createServer((request, response) => void pass(request.url ?? '/', response))
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  const { port } = proxy.address() as AddressInfo
  return new URL(shop.pathname, `http://localhost:${port}`).href
}

test('behind a proxy that removes every header but the type, a guest buys, and the shop opens offline', async ({
  visit,
}) => {
  const shop = await strippingProxy()
  const page = await visit(`/product/${named.saleMilk}/milk?clock=2031-12-24T10:00`, { shop })
  await putIntoCart(page, 6)
  await buyFromProductPage(page)
  expect(await ordersKept(page)).toHaveLength(1)

  await offlineReady(page)
  await page.context().setOffline(true)
  await page.goto(new URL('cart', shop).href)
  await page.getByText(/^Your cart is empty/).waitFor()
})
