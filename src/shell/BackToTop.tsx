import { focusMain } from '../ui/layout/focusMain.ts'
import { useSyncExternalStore } from 'react'
import { BACK_TO_TOP_SCROLL_SHARE } from '../contract/limits.ts'
import { useT } from '../i18n/index.ts'
import { usePanels } from '../stores/overlays/panels.ts'
import { afterPaint } from '../scheduling/afterPaint.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import styles from './BackToTop.module.css'
import { moreIcons } from '../ui/icon/moreIcons.ts'

/** A page only a little longer than the screen needs no button. */
const WORTH_A_BUTTON_SCREENS = 1.5

// Measured while scrolling and kept: rendering must not force a layout.
let isFar = false

function subscribe(listener: () => void): () => void {
  isFar = false
  const measure = () => {
    isFar = isFarDown()
    listener()
  }
  addEventListener('scroll', measure, { passive: true })
  addEventListener('resize', measure, { passive: true })
  // After a reload or Back, the page may be scrolled far down already.
  const stop = afterPaint(measure)
  return () => {
    stop()
    removeEventListener('scroll', measure)
    removeEventListener('resize', measure)
  }
}

function isFarDown(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  const way = scrollHeight - clientHeight
  return scrollHeight > clientHeight * WORTH_A_BUTTON_SCREENS && scrollY / way >= BACK_TO_TOP_SCROLL_SHARE
}

function goUp() {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
  focusMain()
}

/** Appears after 35 percent of the page, and is hidden while the cart is open (document 1 §2). */
export function BackToTop() {
  const t = useT()
  const isShown = useSyncExternalStore(
    subscribe,
    () => isFar,
    () => false,
  )
  const isCartOpen = usePanels((panels) => panels.open === 'cart')
  if (!isShown || isCartOpen) return null
  return (
    <button type="button" className={styles.button} aria-label={t('shell.back_to_top')} onClick={goUp}>
      <Icon name={moreIcons['arrow-up']} size={22} />
    </button>
  )
}
