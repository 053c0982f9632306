import { useCart } from '../../stores/cart/cart.ts'
import { syncCart } from '../../stores/cart/cartWrites.ts'

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

/**
 * Requests the cart until the server has answered once, at growing intervals. Until then the cart looks empty, and the pending writes
 * of the previous page wait.
 */
export function loadFirstCart(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  async function load(wait: number): Promise<void> {
    await syncCart()
    if (isOver || useCart.getState().confirmed !== null) return
    timer = setTimeout(() => void load(Math.min(2 * wait, LONGEST_WAIT_MS)), wait)
  }
  void load(FIRST_WAIT_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
