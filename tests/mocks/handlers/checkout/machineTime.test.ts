import { afterEach, describe, expect, test } from 'vitest'
import { createClock } from '../../../../mocks/base/clock.ts'
import { buyer } from '../../buyer.ts'
import { openServer, shopper } from '../../shopper.ts'

const zone = process.env['TZ']

afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

/** What the slots of the checkout say, on a machine with this time and zone. */
async function slotsAt(time: string, timeZone: string): Promise<string[]> {
  process.env['TZ'] = timeZone
  const server = openServer({ clock: createClock(Date.parse(time)) })
  const buys = buyer(shopper(server))
  const cartId = await buys.readyToOrder()
  const { deliveryTimes } = await buys.checkout()
  const { body } = await buys.place(cartId)
  expect(body.data.order.gid).toMatch(/^\d{11}$/)
  expect(server.drifts).toEqual([])
  return deliveryTimes.map((slot) => JSON.stringify(slot))
}

describe.each([
  ['seven years behind', '2019-02-28T15:30:00Z'],
  ['years ahead, at the end of a year', '2031-12-31T15:59:30Z'],
  ['on a leap day', '2028-02-29T02:00:00Z'],
  ['in the hour that New York skips', '2027-03-14T07:00:00Z'],
  ['in the hour that New York has twice', '2027-11-07T05:30:00Z'],
])('on a machine whose clock is %s', (_, time) => {
  test('a guest buys, and the delivery times are the same in every time zone', async () => {
    const here = await slotsAt(time, 'Asia/Kuala_Lumpur')
    expect(here.length).toBeGreaterThan(0)
    for (const other of ['America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'])
      expect(await slotsAt(time, other), other).toEqual(here)
  })
})
