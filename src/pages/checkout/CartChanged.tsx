import { useEffect, useRef } from 'react'
import type { Cents } from '../../contract/entities/money.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { useCheckout } from '../../stores/checkout/checkout.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { CartChanges } from '../../features/cart/CartChanges.tsx'

interface CartChangedProps {
  total: Cents
  /** As 'Place order' is; its note says why. */
  isDisabled: boolean
  isPlacing: boolean
  onAccept: () => void
}

/** Before an order with a changed cart is placed, the shopper sees the changes and confirms the new total. */
export function CartChanged({ total, isDisabled, isPlacing, onAccept }: CartChangedProps) {
  const t = useT()
  const differences = useCheckout((checkout) => checkout.differences)
  const area = useRef<HTMLDivElement>(null)
  const totalChange = useCheckout((checkout) => checkout.totalChange)
  const isShown = differences.length > 0 || totalChange !== null
  useEffect(() => {
    if (isShown) area.current?.focus()
  }, [isShown, differences, totalChange])
  if (!isShown) return null
  return (
    <div ref={area} tabIndex={-1}>
      <CartChanges
        differences={differences}
        totalChange={totalChange}
        text={t('checkout.accept_changes_text', { total: formatPrice(total) })}
        actions={
          <>
            <Button
              pending={isPlacing}
              disabled={isDisabled}
              aria-describedby="place-order-note"
              onClick={onAccept}
            >
              {t('checkout.accept_changes')}
            </Button>
            <LinkButton variant="outline" to={to.cart()}>
              {t('checkout.back_to_cart')}
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
