import type { RefObject } from 'react'
import type { Cents } from '../../contract/entities/money.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { BlockedNote } from '../../features/cart/BlockedNote.tsx'
import { TotalBar } from '../../features/cart/TotalBar.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'

interface PlaceOrderProps {
  total: Cents
  region: RefObject<HTMLElement | null>
  /** Why the cart can't be ordered as it is, in words; null when it can. */
  blocked: string | null
  /** Every step is done. */
  isComplete: boolean
  isPlacing: boolean
  onPlace: () => void
}

/**
 * The total, always in view, and the one button that orders: pending while it works, so that one click is one order. What
 * stands in the cart's way is said from the start, with the way to the cart.
 */
export function PlaceOrder({ total, region, blocked, isComplete, isPlacing, onPlace }: PlaceOrderProps) {
  const t = useT()
  const note = isComplete ? t('checkout.place_order_terms') : t('checkout.incomplete')
  return (
    <TotalBar
      as="section"
      region={region}
      label={t('checkout.place_order')}
      total={total}
      isTotalAbove
      note={
        blocked === null ? null : (
          <BlockedNote
            id="place-order-note"
            reason={blocked}
            action={
              <LinkButton variant="outline" size="small" to={to.cart()}>
                {t('checkout.change_cart')}
              </LinkButton>
            }
          />
        )
      }
      action={
        <Button
          variant="primary"
          size="large"
          wide
          pending={isPlacing}
          disabled={blocked !== null || !isComplete}
          aria-describedby="place-order-note"
          onClick={onPlace}
        >
          {isPlacing ? t('checkout.placing') : t('checkout.place_order')}
        </Button>
      }
      foot={blocked === null ? <p id="place-order-note">{note}</p> : null}
    />
  )
}
