import { memo, type RefObject, useCallback, useDeferredValue, useRef } from 'react'
import type { Cart, CartVariant } from '../../contract/entities/cart.ts'
import { FulfillmentClass } from '../../contract/enumerations.ts'
import { itemCount, lineKey, linesOf } from '../../domain/cart/cart.ts'
import { fulfillmentClass } from '../../domain/fulfillment.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { currentCart, useOptimisticCart } from '../../stores/cart/cart.ts'
import { changeQuantity } from '../../stores/cart/changeQuantity.ts'
import { maximumOf } from '../../stores/cart/maximumOf.ts'
import { closePanel, keepPanelOpen, usePanels } from '../../stores/overlays/panels.ts'
import { useLineProblems } from '../../stores/cart/useLineProblems.ts'
import { GroupHeading } from '../../features/cart/GroupHeading.tsx'
import { GroupProgress } from '../../features/cart/GroupProgress.tsx'
import { useGroupTexts } from '../../features/cart/useGroupTexts.ts'
import { Drawer } from '../../ui/dialog/Drawer.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { NoticeList } from '../notices/Notices.tsx'
import styles from './CartPanel.module.css'
import { CartPanelFoot } from './CartPanelFoot.tsx'
import { CartPanelLine } from './CartPanelLine.tsx'

const lineId = (line: CartVariant) => `panel-line-${lineKey(line).replaceAll(/[^\w-]/g, '-')}`

/** After a line is removed, the focus moves to its neighbour, else to the panel. */
function focusNeighbour(cart: Cart, gone: CartVariant, panel: RefObject<HTMLElement | null>) {
  const at = cart.cartVariants.findIndex((line) => lineKey(line) === lineKey(gone))
  const next = cart.cartVariants[at + 1] ?? cart.cartVariants[at - 1]
  requestAnimationFrame(() => {
    const line = next ? document.getElementById(lineId(next)) : null
    ;(line ?? panel.current)?.focus()
  })
}

/** A closed drawer does not render again when the cart changes. */
const CartDrawer = memo(CartContent, (before, after) => !before.isOpen && !after.isOpen)

/** The cart beside the page: its deliveries, the quantities, the total, and the actions (document 1 §2, Panels). */
export function CartPanel() {
  const isOpen = usePanels((panels) => panels.open === 'cart')
  const isPassive = usePanels((panels) => panels.isPassive)
  const cart = useOptimisticCart()
  // The pressed control is beside the panel then, and updates first.
  const deferredCart = useDeferredValue(cart)
  return <CartDrawer isOpen={isOpen} isPassive={isPassive} cart={isPassive ? deferredCart : cart} />
}

interface CartDrawerProps {
  isOpen: boolean
  isPassive: boolean
  cart: Cart
}

function CartContent({ isOpen, isPassive, cart }: CartDrawerProps) {
  const t = useT()
  const texts = useGroupTexts()
  const isBrief = usePanels((panels) => panels.isBrief)
  const problems = useLineProblems()
  const panel = useRef<HTMLDivElement>(null)

  const change = useCallback((line: CartVariant, quantity: number) => {
    if (quantity === 0) focusNeighbour(currentCart(), line, panel)
    return changeQuantity(line, quantity, { via: 'panel', isStep: true })
  }, [])

  const drawer = {
    isOpen,
    side: 'right',
    title: t('cart.panel_title'),
    onClose: closePanel,
    isPassive,
    onTouched: isBrief ? keepPanelOpen : undefined,
  } as const
  if (cart.cartVariants.length === 0)
    return (
      <Drawer {...drawer}>
        <EmptyState
          illustration="shopping-cart"
          text={t('cart.empty_text')}
          action={
            <LinkButton to={to.home()} onClick={closePanel}>
              {t('cart.empty_action')}
            </LinkButton>
          }
        />
        <div className={styles.groups}>{isPassive ? null : <NoticeList />}</div>
      </Drawer>
    )

  return (
    <Drawer
      {...drawer}
      aside={<span className={styles.label}>{t('cart.items', { count: itemCount(cart) })}</span>}
      foot={
        <>
          {isPassive ? null : (
            <div className={styles.notices}>
              <NoticeList />
            </div>
          )}
          <CartPanelFoot cart={cart} />
        </>
      }
    >
      <div ref={panel} tabIndex={-1} className={styles.groups}>
        {cart.groups.map((group) => (
          <section key={group.groupIdentifier} className={styles.group}>
            <GroupHeading
              level={3}
              fulfillmentClass={fulfillmentClass(group) ?? FulfillmentClass.STANDARD}
              title={texts.title(group)}
              promise={texts.promise(group)}
            />
            {texts.isServed(group) ? <GroupProgress summary={group.summary} /> : null}
            <ul className={styles.lines} aria-label={t('cart.lines_label', { group: texts.title(group) })}>
              {linesOf(cart, group).map((line) => {
                const problem = problems[lineKey(line)]
                return (
                  <CartPanelLine
                    key={lineKey(line)}
                    id={lineId(line)}
                    line={line}
                    maximum={maximumOf(line)}
                    problem={problem ? t(problem.key, problem.values) : null}
                    onQuantity={change}
                  />
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </Drawer>
  )
}
