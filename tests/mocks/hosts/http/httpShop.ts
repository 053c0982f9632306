import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type HttpServer, startHttpServer } from '../../../../mocks/hosts/http/http.ts'

/** Opens a shop on a port for the tests of a file; each test starts with a new state. */
export function withHttpShop(take: (shop: HttpServer) => void): void {
  let shop: HttpServer
  beforeAll(async () => {
    shop = await startHttpServer({ port: 0 })
    take(shop)
  })
  beforeEach(async () => {
    shop.controls.clear()
    shop.server.clock.restore({ shift: 0, frozenAt: null })
    await shop.controls.openAfresh()
    shop.server.journal.clear()
  })
  afterAll(() => shop.close())
}
