import type { CartVariant } from '../../contract/entities/cart.ts'
import { deliveryCount, itemCount, lineKey, linesOf, unavailableLines } from '../../domain/cart/cart.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { useOptimisticCart } from '../../stores/cart/cart.ts'
import { changeQuantity } from '../../stores/cart/changeQuantity.ts'
import { maximumOf } from '../../stores/cart/maximumOf.ts'
import { setPickingNote } from '../../stores/cart/pickingNotes.ts'
import { setSubstitution } from '../../stores/cart/substitution.ts'
import { dismissDifferences, useCheckout } from '../../stores/checkout/checkout.ts'
import { usePageData } from '../../stores/session/pageData.ts'
import { useLineProblems } from '../../stores/cart/useLineProblems.ts'
import { Button } from '../../ui/button/Button.tsx'
import { BuyingHead } from '../../features/cart/BuyingHead.tsx'
import { BuyingPage } from '../../features/cart/BuyingPage.tsx'
import { CartOffers } from '../../features/cart/CartOffers.tsx'
import { CartChanges } from '../../features/cart/CartChanges.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Link } from '../../navigation/link/Link.tsx'
import { useGoBack } from '../../navigation/useGoBack.ts'
import { PromoCodes } from '../../features/promo-codes/PromoCodes.tsx'
import { Seo } from '../../features/seo/Seo.tsx'
import { CartBar } from './CartBar.tsx'
import { CartGroupCard } from './CartGroupCard.tsx'
import { CartLineRow } from './CartLineRow.tsx'
import styles from './CartPage.module.css'
import { CartSums } from './CartSums.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { CART_HEADING_ID, focusLine, keyAfterRemoval } from '../../features/cart/focusAfterRemoval.ts'
import { removeWithUndo } from '../../features/cart/removeWithUndo.ts'
import { UnavailableLines } from './UnavailableLines.tsx'

/** The cart page: a card for each delivery, editable lines, and the checkout button (look, Cart). */
export function CartPage() {
  const t = useT()
  const { page } = usePageData()
  const cart = useOptimisticCart()
  const goBack = useGoBack()
  const problems = useLineProblems()
  const differences = useCheckout((checkout) => checkout.differences)
  const unavailable = unavailableLines(cart)
  const deliveries = deliveryCount(cart)
  const isEmpty = cart.cartVariants.length === 0

  const remove = (line: CartVariant) => {
    const keys = cart.cartVariants.map(lineKey)
    changeQuantity(line, 0, { via: 'cart' })
    focusLine(keyAfterRemoval(keys, lineKey(line)))
  }
  const clear = () => {
    void removeWithUndo(cart.cartVariants, { key: 'cart.cleared' }, t)
    focusLine(null)
  }
  const dismiss = () => {
    dismissDifferences()
    focusLine(null)
  }

  return (
    <BuyingPage
      head={
        <BuyingHead
          back={<IconButton icon="chevron-left" label={t('cart.back')} onClick={goBack} />}
          isBackForPhones
          title={t('cart.title')}
          titleId={CART_HEADING_ID}
        >
          <span className={styles.count}>{isEmpty ? null : t('cart.items', { count: itemCount(cart) })}</span>
          {isEmpty ? null : (
            <Button
              variant="quiet"
              className={styles.clear}
              aria-label={t('cart.clear_label')}
              onClick={clear}
            >
              {t('cart.clear')}
            </Button>
          )}
        </BuyingHead>
      }
      side={isEmpty ? null : <CartBar cart={cart} />}
    >
      <Seo seo={page.seo} />
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <>
          {deliveries > 1 ? (
            <p className={styles.several}>{t('cart.several_groups', { count: deliveries })}</p>
          ) : null}
          <CartChanges
            differences={differences}
            actions={
              <Button variant="outline" onClick={dismiss}>
                {t('cart.changed_dismiss')}
              </Button>
            }
          />
          <UnavailableLines lines={unavailable} onRemove={remove} />
          {cart.groups.map((group) => {
            const lines = linesOf(cart, group).filter((line) => !unavailable.includes(line))
            return lines.length === 0 ? null : (
              <CartGroupCard key={group.groupIdentifier} group={group} lines={lines}>
                {lines.map((line) => {
                  const key = lineKey(line)
                  const problem = problems[key]
                  return (
                    <CartLineRow
                      key={key}
                      line={line}
                      maximum={maximumOf(line)}
                      problem={problem ? t(problem.key, problem.values) : null}
                      onQuantity={(quantity) => changeQuantity(line, quantity, { via: 'cart', isStep: true })}
                      onRemove={() => remove(line)}
                      onNote={(text) => setPickingNote(key, text)}
                      onSubstitution={(substitution) => setSubstitution(key, substitution)}
                    />
                  )
                })}
              </CartGroupCard>
            )
          })}
          <CartOffers cart={cart} variants={cart.offers.promoVariants} />
          <PromoCodes />
          <Link to={to.cartRecommendations()} className={styles.more}>
            {t('cart.goes_well')}
            <Icon name="chevron-right" size={18} />
          </Link>
          <div className={styles.sums}>
            <CartSums cart={cart} />
          </div>
        </>
      )}
    </BuyingPage>
  )
}
