import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { onErrorReported } from '../../src/api/report.ts'
import type { Order } from '../../src/contract/entities/order.ts'
import { usePurchaseEvent } from '../../src/features/order/usePurchaseEvent.ts'
import { connectEventBus } from '../../src/tracking/eventBus.ts'

function Purchase({ order }: { order: Partial<Order> }) {
  usePurchaseEvent(order)
  return null
}

test('a purchase without an order number is logged, and no event is sent', () => {
  const logged = vi.fn<(note: string) => void>()
  const track = vi.fn<() => void>()
  const stops = [onErrorReported(logged), connectEventBus(track)]
  render(<Purchase order={{ billingType: 'credit card' }} />)
  expect(logged).toHaveBeenCalledExactlyOnceWith('A purchase without an order number')
  expect(track).not.toHaveBeenCalled()
  for (const stop of stops) stop()
})
