import { useCallback, useEffect, useRef, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import type { Order } from '../../contract/entities/order.ts'
import { refreshDelay } from '../../domain/order/refreshDelay.ts'
import { useT } from '../../i18n/index.ts'
import { now } from '../../stores/base/clock.ts'
import { alertAboutOrder } from '../../stores/orders/alertAboutOrder.ts'
import { useOrderAlerts } from '../../stores/orders/orderAlerts.ts'
import { readOrder } from '../../stores/orders/readOrder.ts'
import { announce } from '../../ui/feedback/Announcer.tsx'

/** The order that was read last; null after a failure, which leaves the page as it is. */
async function readAgain(gid: string): Promise<Order | null> {
  try {
    return await readOrder(gid)
  } catch (error) {
    if (!isFailure(error)) throw error
    return null
  }
}

/** Shows an order, or what a function makes of the one on screen. */
export type TakeOrder = (next: Order | ((shown: Order) => Order)) => void

/**
 * The order of the page's data, kept up to date: it is read again while it moves, and when the shopper returns to the tab
 * (docs/decisions/0076). A changed status is announced, or shown as a notification where those are on and the tab is hidden. Also returns a
 * function that shows the answer of a change, or a change of the order on screen.
 */
export function useLiveOrder(first: Order): [order: Order, take: TakeOrder] {
  const t = useT()
  const [held, setHeld] = useState({ first, order: first })
  const [attempt, setAttempt] = useState(0)
  const areAlertsOn = useOrderAlerts((alerts) => alerts.areOn)
  const order = held.first === first ? held.order : first
  const take = useCallback<TakeOrder>(
    (next) =>
      setHeld((before) => {
        const shown = before.first === first ? before.order : first
        return { first, order: typeof next === 'function' ? next(shown) : next }
      }),
    [first],
  )
  const { gid, status } = order

  const announced = useRef(status)
  useEffect(() => {
    if (announced.current !== status) {
      const text = t('order.updated', { number: gid, status: t(`confirmation.status_${status}`) })
      announce(text)
      if (document.visibilityState === 'hidden') void alertAboutOrder(gid, text)
    }
    announced.current = status
  }, [t, gid, status])

  // A read that an answer overtakes may be older than it, and is repeated.
  const isOvertaken = useRef(false)
  useEffect(() => {
    let isWanted = true
    // Returning to a tab fires several events. One request is enough for all of them.
    let isReading = false
    const read = async () => {
      isReading = true
      const next = await readAgain(gid)
      if (!isWanted) return
      isReading = false
      if (next) take(next)
      else setAttempt(attempt + 1)
    }
    const readIfSeen = () => {
      if ((areAlertsOn || document.visibilityState === 'visible') && !isReading) void read()
    }
    const delay = refreshDelay(order, now())
    const timer = delay === null ? undefined : setTimeout(readIfSeen, delay)
    document.addEventListener('visibilitychange', readIfSeen)
    window.addEventListener('focus', readIfSeen)
    if (isOvertaken.current) void read()
    isOvertaken.current = false
    return () => {
      isWanted = false
      isOvertaken.current = isReading
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', readIfSeen)
      window.removeEventListener('focus', readIfSeen)
    }
  }, [gid, order, take, attempt, areAlertsOn])
  return [order, take]
}
