import { CART_AUTO_CLOSE_MS } from '../../contract/limits.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { countElsewhere, lineKey } from '../../domain/cart/cart.ts'
import { focusRestored } from '../../features/cart/focusAfterRemoval.ts'
import { to } from '../../paths.ts'
import { currentCart } from '../../stores/cart/cart.ts'
import { type CartEvent, onCartEvent } from '../../stores/cart/cartEvents.ts'
import { failedChange } from '../../stores/cart/failedChange.ts'
import { undoRemoval } from '../../stores/cart/removals.ts'
import { openModal } from '../../stores/overlays/modals.ts'
import { notify } from '../../stores/notices/notices.ts'
import { closePanel, showPanelBriefly, usePanels } from '../../stores/overlays/panels.ts'
import { isCovered } from '../../stores/overlays/whenUncovered.ts'
import { isIn, targetPathOf, type Router } from '../../navigation/router.ts'
import { isWideScreen } from '../../ui/layout/isWideScreen.ts'

const SLOT = 'cart'

type Confirmed = Extract<CartEvent, { type: 'confirmed' }>
type Failed = Extract<CartEvent, { type: 'failed' }>
type Clamped = Extract<CartEvent, { type: 'clamped' }>

/** The page shows the cart already, or its checkout. A navigation in progress counts: its panels were closed at its start. */
const isOnCart = (path: string) => isIn(path, '/cart') || isIn(path, '/checkout')

function notifyConfirmed({ change, key, target, quantity, via, isLate }: Confirmed, router: Router): void {
  const { name } = target.variant
  if (change === 'noted') return
  if (change === 'removed') {
    const putBack = () => {
      undoRemoval(key)
      focusRestored(key)
    }
    const undo = { key: 'notices.undo', run: putBack } as const
    notify({ key: 'notices.removed', values: { name }, tone: 'info', action: undo, slot: SLOT })
    return
  }
  if (change === 'added') {
    const word = quantity === 1 ? 'notices.added' : 'notices.added_quantity'
    const view = { key: 'notices.view_cart', run: () => void router.navigate(to.cart()) } as const
    const action = isOnCart(targetPathOf(router)) ? undefined : view
    notify({ key: word, values: { name, quantity }, tone: 'success', action, slot: SLOT })
    return
  }
  // Buttons that step announce each quantity at the press.
  const isSaid = via !== 'product' && !isLate
  notify({ key: 'notices.quantity', values: { name, quantity }, tone: 'success', slot: SLOT, isSaid })
}

function notifyFailed({ change, target, quantity, via, failure }: Failed): void {
  if (failure.code === Refusal.AGE_GATE) {
    openModal({ kind: 'age-gate', target, quantity, via })
    return
  }
  notify({ key: failedChange[change], values: { name: target.variant.name }, tone: 'error', slot: SLOT })
}

function notifyClamped({ target, maximum, limit }: Clamped): void {
  if (limit === 'sample') {
    openModal({ kind: 'sample-limit', maximum })
    return
  }
  const { name } = target.variant
  // The same product from another place counts toward the maximum.
  const count = maximum === 0 ? countElsewhere(currentCart(), target) : maximum
  const key = count === 0 ? 'notices.none_left' : 'notices.maximum'
  notify({ key, values: { name, count }, tone: 'info', slot: SLOT })
}

/**
 * Shows the result of a cart change (document 1 §4): on wide screens a new line opens the cart panel briefly, otherwise a notice appears,
 * also for failed changes and for quantities that were reduced to the maximum.
 */
export function startCartNotices(router: Router): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The last quantity that was reduced to the maximum. Its notice stays when the write of that quantity is confirmed. */
  let cut: Clamped | null = null
  const isCut = ({ key, quantity }: Confirmed) =>
    cut?.limit === 'maximum' && lineKey(cut.target) === key && cut.maximum === quantity

  const showCart = () => {
    showPanelBriefly('cart')
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (usePanels.getState().isBrief) closePanel()
    }, CART_AUTO_CLOSE_MS)
  }

  const stop = onCartEvent((event) => {
    if (event.type === 'failed') return notifyFailed(event)
    if (event.type === 'clamped') {
      cut = event
      return notifyClamped(event)
    }
    const wasCut = isCut(event)
    cut = null
    if (event.isQuiet) return
    const isSeen = usePanels.getState().open === 'cart' && !usePanels.getState().isBrief
    // The shopper may have opened a panel or a dialog before the answer arrived.
    const isAway = isSeen || isCovered() || isOnCart(targetPathOf(router))
    const opens = event.change === 'added' && isWideScreen() && !isAway
    if (opens) showCart()
    else if (!wasCut) notifyConfirmed(event, router)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
