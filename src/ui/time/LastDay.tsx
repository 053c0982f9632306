import { Countdown } from './Countdown.tsx'
import { remaining } from './remaining.ts'
import { useSecond } from './useSecond.ts'

/** The countdown of an offer that ends within a day; otherwise nothing, because many countdowns lose their meaning. */
export function LastDay({ endsAt }: { endsAt: string }) {
  const second = useSecond()
  if (second === null) return null
  const { days, isOver } = remaining(Date.parse(endsAt), second * 1_000)
  return days > 0 || isOver ? null : <Countdown endsAt={endsAt} form="small" />
}
