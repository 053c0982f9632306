import { ClockFace } from '../visit/ClockFace.tsx'
import { OrderList } from '../visit/OrderList.tsx'
import { Said } from '../visit/Said.tsx'
import { useDoing } from '../visit/useDoing.ts'

/** The shop's time, and what it does to the visitor's orders. */
export function Clock() {
  const doing = useDoing()
  return (
    <>
      <Said said={doing.said} />
      <ClockFace doing={doing} />
      <OrderList doing={doing} />
    </>
  )
}
