import { screen, within } from '@testing-library/react'
import type { NodeServer } from '../../../mocks/hosts/node.ts'
import { openShop } from '../openShop.tsx'

export const main = () => within(screen.getByRole('main'))
const MINUTE_MS = 60_000

/** Picks the open orders: half an hour before its slot, all items of an order are picked. A session would not last until then. */
export const pickOrders = (server: NodeServer) =>
  server.store.write((state) => {
    const start = server.clock.now() + 20 * MINUTE_MS
    const orders = Object.values(state.accounts).flatMap(({ shopper }) => shopper.orders)
    for (const { slot } of orders.flatMap(({ shipments }) => shipments))
      if (slot && slot.start > start) Object.assign(slot, { start, end: start + 120 * MINUTE_MS })
  })

/** Opens the newest order of a persona. */
export async function openNewest(server: NodeServer, persona: 'returning' | 'invoice') {
  await server.controls.become(persona)
  const opened = await openShop('/account/order-history')
  const [newest] = within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('link')
  if (!newest) throw new Error('This shopper should have an order')
  await opened.shopper.click(newest)
  await screen.findByRole('link', { name: 'Your orders' })
  return { ...opened, gid: opened.address().split('/').at(-1) ?? '' }
}
