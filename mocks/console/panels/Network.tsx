import { Chaos } from '../session/Chaos.tsx'
import { HeldAnswers } from '../session/HeldAnswers.tsx'
import { Latencies } from '../session/Latencies.tsx'
import { Outages } from '../session/Outages.tsx'

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
