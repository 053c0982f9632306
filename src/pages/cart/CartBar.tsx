import type { Cart } from '../../contract/entities/cart.ts'
import { savingsOf } from '../../domain/cart/cart.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { sendTypedNotes } from '../../stores/cart/typedNotes.ts'
import { Button } from '../../ui/button/Button.tsx'
import { BlockedNote } from '../../features/cart/BlockedNote.tsx'
import { blockedReason } from '../../features/cart/blockedReason.ts'
import { useGroupTexts } from '../../features/cart/useGroupTexts.ts'
import { TotalBar } from '../../features/cart/TotalBar.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { CartSums } from './CartSums.tsx'

/** The total, always visible, and the checkout button, or why the checkout is blocked. */
export function CartBar({ cart }: { cart: Cart }) {
  const t = useT()
  const texts = useGroupTexts()
  const reason = blockedReason(cart, t, texts)
  return (
    <TotalBar
      as="aside"
      label={t('cart.summary')}
      pricing={cart.pricingInfo}
      saved={savingsOf(cart)}
      head={<CartSums cart={cart} />}
      note={reason ? <BlockedNote id="cart-blocked" reason={reason} /> : null}
      action={
        reason ? (
          <Button size="large" disabled wide aria-describedby="cart-blocked">
            {t('cart.checkout')}
          </Button>
        ) : (
          <LinkButton to={to.checkout()} size="large" wide onClick={() => void sendTypedNotes()}>
            {t('cart.checkout')}
          </LinkButton>
        )
      }
    />
  )
}
