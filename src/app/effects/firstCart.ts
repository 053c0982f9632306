import { useCart } from '../../stores/cart/cart.ts'
import { syncCart } from '../../stores/cart/cartWrites.ts'

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

/**
 * Asks for the cart until the server has said once what it holds, less and less often: until then it looks empty, and what
 * was pressed on the page before waits to be written.
 */
export function loadFirstCart(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  async function ask(wait: number): Promise<void> {
    await syncCart()
    if (isOver || useCart.getState().confirmed !== null) return
    timer = setTimeout(() => void ask(Math.min(2 * wait, LONGEST_WAIT_MS)), wait)
  }
  void ask(FIRST_WAIT_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
