import { type RefObject, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import { currentCart } from '../../stores/cart/cart.ts'
import { notify } from '../../stores/notices/notices.ts'

/** What is asked of the server loads with the first press: most carts have no code to take out. */
const loadVerbs = () => import('../../stores/cart/promoCodes.ts')

const SLOT = 'promo-code'

/** What loads with the press may not come. */
const tellFailed = (
  error: unknown,
  key: 'cart.add_cart_variant_error' | 'cart.remove_cart_variant_error',
): unknown => notify({ key: isFailure(error) ? key : 'handlers.network', tone: 'error', slot: SLOT })

/** Taking codes out; a notice offers to put each back. `section` holds their buttons, marked by `data-code`. */
export function useRemoval(section: RefObject<HTMLElement | null>) {
  const [leaving, setLeaving] = useState<string | null>(null)

  /** At that code, else at the one before, else at what opens the field. */
  const focusAt = (at: number) =>
    requestAnimationFrame(() => {
      const buttons = [...(section.current?.querySelectorAll<HTMLElement>('[data-code]') ?? [])]
      const next = buttons[at] ?? buttons.at(-1) ?? section.current?.querySelector('button')
      next?.focus()
    })

  const putBack = async (code: string) => {
    try {
      const { enterPromoCode } = await loadVerbs()
      const { didAddPromoCode } = await enterPromoCode(code)
      if (!didAddPromoCode) notify({ key: 'cart.add_cart_variant_error', tone: 'error', slot: SLOT })
    } catch (error) {
      tellFailed(error, 'cart.add_cart_variant_error')
    }
    // A code that is put back is the last one.
    focusAt(currentCart().appliedPromoCodes.length)
  }

  const remove = async (code: string) => {
    if (leaving !== null) return
    setLeaving(code)
    const at = currentCart().appliedPromoCodes.findIndex((applied) => applied.code === code)
    try {
      const { removePromoCode } = await loadVerbs()
      await removePromoCode(code)
      focusAt(at)
      const undo = { key: 'notices.undo', run: () => void putBack(code) } as const
      notify({ key: 'notices.removed', values: { name: code }, tone: 'info', slot: SLOT, action: undo })
    } catch (error) {
      tellFailed(error, 'cart.remove_cart_variant_error')
    } finally {
      setLeaving(null)
    }
  }

  return { leaving, remove: (code: string) => void remove(code) }
}
