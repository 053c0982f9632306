import { afterEach, expect, test } from 'vitest'
import { readOrder } from '../../src/stores/orders/readOrder.ts'
import { markPurchaseSent } from '../../src/stores/orders/purchasesSent.ts'

afterEach(() => localStorage.clear())

test('a purchase is sent once, also after a reload or in another tab', () => {
  expect(markPurchaseSent('26112110001')).toBe(true)
  expect(markPurchaseSent('26112110001')).toBe(false)
  expect(markPurchaseSent('26112110002')).toBe(true)
  // Another tab, or the page before a reload, has left its mark.
  localStorage.setItem('pasar.purchases', JSON.stringify(['26112110003']))
  expect(markPurchaseSent('26112110003')).toBe(false)
})

test('only the last 50 orders are remembered, and a damaged record is none', () => {
  const sent = Array.from({ length: 50 }, (_, at) => String(1_000 + at))
  localStorage.setItem('pasar.purchases', JSON.stringify(sent))
  expect(markPurchaseSent('2000')).toBe(true)
  const kept: unknown = JSON.parse(localStorage.getItem('pasar.purchases') ?? '')
  expect(kept).toEqual([...sent.slice(1), '2000'])
  localStorage.setItem('pasar.purchases', '{')
  expect(markPurchaseSent('2001')).toBe(true)
})

test.each([null, undefined, '', 'abc', '12a'])('an order with the number %s is rejected', async (gid) => {
  await expect(readOrder(gid)).rejects.toThrow('The order id is null or undefined')
})
