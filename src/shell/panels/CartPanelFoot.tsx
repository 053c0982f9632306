import type { Cart } from '../../contract/entities/cart.ts'
import { savingsOf } from '../../domain/cart/cart.ts'
import { countingCodes } from '../../domain/product/discount.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { Button } from '../../ui/button/Button.tsx'
import { BlockedNote } from '../../features/cart/BlockedNote.tsx'
import { blockedReason } from '../../features/cart/blockedReason.ts'
import { useGroupTexts } from '../../features/cart/useGroupTexts.ts'
import { Sums } from '../../features/order/Sums.tsx'
import { TotalSum } from '../../features/cart/TotalSum.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import styles from './CartPanel.module.css'

/** On demand: most visitors never type a note, and the panel loads with every page. */
async function sendTypedNotes() {
  const notes = await import('../../stores/cart/typedNotes.ts')
  await notes.sendTypedNotes()
}

/** The total and the two actions, or why only one is possible. */
export function CartPanelFoot({ cart }: { cart: Cart }) {
  const t = useT()
  const texts = useGroupTexts()
  const reason = blockedReason(cart, t, texts)
  return (
    <div className={styles.foot}>
      <Sums
        pricing={cart.pricingInfo}
        deliveries={texts.deliveries(cart.groups)}
        codes={countingCodes(cart.appliedPromoCodes)}
        withoutTotal
      />
      <TotalSum pricing={cart.pricingInfo} saved={savingsOf(cart)} isSpread />
      {reason ? <BlockedNote id="panel-blocked" reason={reason} /> : null}
      <div className={styles.actions}>
        <LinkButton variant="outline" to={to.cart()} wide>
          {t('cart.view_cart')}
        </LinkButton>
        {reason ? (
          <Button disabled wide aria-describedby="panel-blocked">
            {t('cart.checkout')}
          </Button>
        ) : (
          <LinkButton to={to.checkout()} wide onClick={() => void sendTypedNotes()}>
            {t('cart.checkout')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
