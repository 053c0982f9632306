import { useEffect } from 'react'
import type { Variant } from '../../../contract/entities/product/variant.ts'
import { isAgeGated } from '../../../domain/product/variant.ts'
import { useCart } from '../../../stores/cart/cart.ts'
import { closeModal, openModal, useModals } from '../../../stores/overlays/modals.ts'
import { useConfig } from '../../../stores/session/session.ts'

/**
 * Covers the page of an age-gated product with the age question until the shopper has confirmed their age (document 1 §2). Returns
 * whether the page is covered.
 */
export function useAgeGate(variant: Variant): boolean {
  const config = useConfig()
  const isAccepted = useCart((cart) => cart.isAgeAccepted)
  const isAsked = config !== null && !isAccepted && isAgeGated(variant, config)
  const { name } = variant
  useEffect(() => {
    if (!isAsked) return
    const ask = () => openModal({ kind: 'page-age-gate', name })
    ask()
    // Another dialog, opened by a slow answer, can replace the question: it is asked again after that one.
    const stop = useModals.subscribe(({ open }) => {
      if (open === null) ask()
    })
    return () => {
      stop()
      if (useModals.getState().open?.kind === 'page-age-gate') closeModal()
    }
  }, [isAsked, name])
  return isAsked
}
