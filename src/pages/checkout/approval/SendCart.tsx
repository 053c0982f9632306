import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../../../api/failure.ts'
import type { CartApproval } from '../../../contract/entities/account/cartApproval.ts'
import type { Cart } from '../../../contract/entities/cart.ts'
import { itemCount, lineKey, lineTotal } from '../../../domain/cart/cart.ts'
import { formatPrice } from '../../../domain/money.ts'
import { BuyingHead } from '../../../features/cart/BuyingHead.tsx'
import { BuyingPage } from '../../../features/cart/BuyingPage.tsx'
import { ItemList } from '../../../features/order/ItemList.tsx'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { readApprovals } from '../../../stores/business/approvalChanges.ts'
import { useApprovals } from '../../../stores/business/approvals.ts'
import { useOptimisticCart } from '../../../stores/cart/cart.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { focusMainIfLost } from '../../../ui/layout/focusMain.ts'
import { IconLink } from '../../../ui/link/IconLink.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import styles from './SendCart.module.css'
import { SendForm } from './SendForm.tsx'
import { SentCart } from './SentCart.tsx'

const none: readonly CartApproval[] = []

/**
 * The checkout of a cart editor, who fills the cart and does not order (document 1 §6): it sends the cart to an owner or admin, and shows
 * what became of the carts that were sent before.
 */
export function SendCart() {
  const t = useT()
  const cart = useOptimisticCart()
  const current = useApprovals(({ list }) => list)
  const sent = current ?? none
  const list = useRef<HTMLHeadingElement>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isReading, setReading] = useState(false)
  useEffect(() => void readApprovals().then(setFailure), [])
  const readAgain = async () => {
    setReading(true)
    const next = await readApprovals()
    setReading(false)
    setFailure(next)
    // The button is gone.
    if (!next) focusMainIfLost()
  }
  const onSent = () => {
    setFailure(null)
    list.current?.focus()
  }
  const isEmpty = cart.cartVariants.length === 0
  return (
    <BuyingPage
      head={
        <BuyingHead
          back={<IconLink icon="chevron-left" label={t('checkout.back_to_cart')} to={to.cart()} />}
          title={t('approvals.send_title')}
        />
      }
    >
      <div className={styles.parts}>
        {isEmpty ? (
          <div className={styles.card}>
            <p>{t('approvals.nothing_to_send')}</p>
            <LinkButton to={to.home()}>{t('checkout.empty_action')}</LinkButton>
          </div>
        ) : (
          <section className={styles.card} aria-label={t('approvals.send_title')}>
            <p>{t('approvals.send_text')}</p>
            <Items cart={cart} />
            {/* The form leaves with the cart that it has sent. */}
            <SendForm cartId={cart._id} onSent={onSent} />
          </section>
        )}
        {sent.length > 0 || isEmpty || failure ? (
          <section className={styles.sent} aria-labelledby="sent-carts">
            <h2 id="sent-carts" ref={list} tabIndex={-1} className={styles.title}>
              {t('approvals.sent_title')}
            </h2>
            <FormError
              message={failure && t(failureMessage(failure))}
              action={
                <Button variant="outline" size="small" pending={isReading} onClick={() => void readAgain()}>
                  {t('errors.try_again')}
                </Button>
              }
            />
            {current?.length === 0 ? <p className={styles.soft}>{t('approvals.none_sent')}</p> : null}
            <ul className={styles.list}>
              {sent.map((approval) => (
                <SentCart key={approval._id} approval={approval} />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </BuyingPage>
  )
}

function Items({ cart }: { cart: Cart }) {
  const t = useT()
  return (
    <>
      <ItemList
        label={t('confirmation.items_title')}
        items={cart.cartVariants.map((line) => ({
          id: lineKey(line),
          variant: line.variant,
          quantity: line.quantity,
          total: lineTotal(line),
          note: line.customerItemPickingNotes,
        }))}
      />
      <p className={styles.sum}>
        <span>{t('cart.items', { count: itemCount(cart) })}</span>{' '}
        <strong>{formatPrice(cart.pricingInfo.variantsSubtotalPrice)}</strong>
      </p>
    </>
  )
}
