import { Chaos } from '../visit/Chaos.tsx'
import { HeldAnswers } from '../visit/HeldAnswers.tsx'
import { Latencies } from '../visit/Latencies.tsx'
import { Outages } from '../visit/Outages.tsx'

/** The network between the shop and its server: slow, flaky, gone, or in another order. */
export function Network() {
  return (
    <>
      <Latencies />
      <Chaos />
      <Outages />
      <HeldAnswers />
    </>
  )
}
