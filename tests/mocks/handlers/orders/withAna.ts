import { afterEach, beforeEach, expect } from 'vitest'
import { type Buyer, buyer } from '../../buyer.ts'
import { openServer, type Shopper, shopper } from '../../shopper.ts'

interface AnasShop {
  server: ReturnType<typeof openServer>
  ana: Shopper
  /** Ana's checkout calls. */
  anas: Buyer
}

/** For a file of tests: a new shop with Ana for each test; all answers must fit their schemas. */
export function withAna(): Readonly<AnasShop> {
  const open = (): AnasShop => {
    const server = openServer()
    const ana = shopper(server)
    return { server, ana, anas: buyer(ana) }
  }
  const shop = open()
  beforeEach(async () => {
    Object.assign(shop, open())
    await shop.ana.sync()
  })
  afterEach(() => {
    expect(shop.server.drifts).toEqual([])
  })
  return shop
}
