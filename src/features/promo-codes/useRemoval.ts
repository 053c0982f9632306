import { type RefObject, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import { currentCart } from '../../stores/cart/cart.ts'
import { notify } from '../../stores/notices/notices.ts'
import { isTypingOutside } from '../../ui/layout/isTypingOutside.ts'

/** The calls load with the first press, because most carts have no code to remove. */
const loadVerbs = () => import('../../stores/cart/promoCodes.ts')

const SLOT = 'promo-code'

/** The import can fail. */
const notifyFailed = (
  error: unknown,
  key: 'cart.add_cart_variant_error' | 'cart.remove_cart_variant_error',
): unknown => notify({ key: isFailure(error) ? key : 'handlers.network', tone: 'error', slot: SLOT })

/** Removes codes, and shows a notice with Undo for each. `section` contains their buttons, marked by `data-code`. */
export function useRemoval(section: RefObject<HTMLElement | null>) {
  const [leaving, setLeaving] = useState<string | null>(null)

  /** Focuses that code, else the one before, else the button that opens the field. */
  const focusAt = (at: number) =>
    requestAnimationFrame(() => {
      if (isTypingOutside(section.current)) return
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
      notifyFailed(error, 'cart.add_cart_variant_error')
    }
    // A restored code is the last one.
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
      notifyFailed(error, 'cart.remove_cart_variant_error')
    } finally {
      setLeaving(null)
    }
  }

  return { leaving, remove: (code: string) => void remove(code) }
}
