import { useSecond } from './useSecond.ts'

/** Whether a time (ISO) is reached by the shop's clock, to the second; false without a time and while the clock is unknown. */
export function useIsOver(endsAt: string | undefined): boolean {
  const second = useSecond()
  return endsAt !== undefined && second !== null && second * 1_000 >= Date.parse(endsAt)
}
