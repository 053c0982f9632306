import type { RefObject } from 'react'
import type { PricingInfo } from '../../contract/entities/product/pricingInfo.ts'
import { useLanguage, useT } from '../../i18n/index.ts'
import { joinTexts } from '../../i18n/joinTexts.ts'
import { Link } from '../../navigation/link/Link.tsx'
import { to } from '../../paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { BlockedNote } from '../../features/cart/BlockedNote.tsx'
import { TotalBar } from '../../features/cart/TotalBar.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import styles from './PlaceOrder.module.css'

interface PlaceOrderProps {
  pricing: PricingInfo
  region: RefObject<HTMLElement | null>
  /** Why the cart cannot be ordered as it is; null when it can. */
  blocked: string | null
  /** Every step is complete. */
  isComplete: boolean
  /** The title of a part with input that the order would not have; null without one. */
  unsaved: string | null
  /** A step, a promo code or points are being saved. */
  isSaving: boolean
  isPlacing: boolean
  onPlace: () => void
}

/**
 * The total, always visible, and the button that places the order: it is pending during the request, so that a double click places one
 * order. What blocks the cart is shown from the start, with a link to the cart.
 */
export function PlaceOrder({
  pricing,
  region,
  blocked,
  isComplete,
  unsaved,
  isSaving,
  isPlacing,
  onPlace,
}: PlaceOrderProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <TotalBar
      as="section"
      region={region}
      label={t('checkout.place_order')}
      pricing={pricing}
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
          disabled={blocked !== null || !isComplete || unsaved !== null || isSaving}
          aria-describedby="place-order-note"
          onClick={onPlace}
        >
          {isPlacing ? t('checkout.placing') : t('checkout.place_order')}
        </Button>
      }
      foot={
        blocked === null ? (
          <p id="place-order-note">
            {isComplete && unsaved !== null ? (
              t('checkout.unsaved', { name: unsaved })
            ) : isComplete ? (
              <>
                {joinTexts(language, t('checkout.place_order_terms'), '')}
                {/* In a new tab: the checkout stays. */}
                <Link to={to.text('terms-conditions')} target="_blank" className={styles.terms}>
                  {t('checkout.terms_link')}
                </Link>
              </>
            ) : (
              t('checkout.incomplete')
            )}
          </p>
        ) : null
      }
    />
  )
}
