import { ClockFace } from '../session/ClockFace.tsx'
import { OrderList } from '../session/OrderList.tsx'
import { Said } from '../session/Said.tsx'
import { useDoing } from '../session/useDoing.ts'

/** The shop's time, and what it does to the visitor's orders. */
export function Clock() {
  const doing = useDoing()
  return (
    <>
      <Said outcome={doing.outcome} />
      <ClockFace doing={doing} />
      <OrderList doing={doing} />
    </>
  )
}
