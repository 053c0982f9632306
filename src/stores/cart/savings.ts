import { store } from '../base/store.ts'

/** How many changes of promo codes and reward points are being sent: an order placed now would not have them. */
export const useSavings = store({ sending: 0 })

/** Runs a change of promo codes or reward points. Until it has ended, no order is placed. */
export async function sendSavings<Result>(change: () => Promise<Result>): Promise<Result> {
  const count = (by: number) => useSavings.setState(({ sending }) => ({ sending: sending + by }))
  count(1)
  try {
    return await change()
  } finally {
    count(-1)
  }
}
