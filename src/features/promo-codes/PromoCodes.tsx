import { useId, useRef, useState } from 'react'
import { loadTexts, useT } from '../../i18n/index.ts'
import { canUsePromoCodes } from '../../domain/permissions.ts'
import { useOptimisticCart } from '../../stores/cart/cart.ts'
import { notify } from '../../stores/notices/notices.ts'
import { useSession } from '../../stores/session/session.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { lazyWithPreload } from '../../ui/deferred/lazyWithPreload.tsx'
import { AppliedCodes } from './AppliedCodes.tsx'
import styles from './PromoCodes.module.css'
import { useRemoval } from './useRemoval.ts'

const PromoCodePanel = lazyWithPreload(async () => (await import('./PromoCodePanel.tsx')).PromoCodePanel)

/**
 * The promo codes of the cart, and a section for adding one. Its content loads when it is opened, because most carts have no code. A
 * business account sees it only with its flag (document 1 §6).
 */
export function PromoCodes() {
  const t = useT()
  const id = useId()
  const { appliedPromoCodes: codes } = useOptimisticCart()
  const isOffered = useSession(({ user }) => canUsePromoCodes(user))
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const section = useRef<HTMLElement>(null)
  const { leaving, remove } = useRemoval(section)
  if (!isOffered) return null

  const toggle = async () => {
    try {
      if (!wasOpened) await Promise.all([PromoCodePanel.preload(), loadTexts('shop')])
      setOpened(true)
      setOpen(!isOpen)
    } catch {
      notify({ key: 'handlers.network', tone: 'error' })
    }
  }

  return (
    <section ref={section} className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={wasOpened ? id : undefined}
          onClick={() => void toggle()}
        >
          <Icon name="tag" size={20} />
          <span id={`${id}-title`} className={styles.name}>
            {t('checkout.summary_promo')}
          </span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
        </button>
      </h2>
      {codes.length > 0 ? <AppliedCodes codes={codes} leaving={leaving} onRemove={remove} /> : null}
      {/* When collapsed, it keeps the typed text. */}
      <div id={id} hidden={!isOpen}>
        {wasOpened ? <PromoCodePanel isOpen={isOpen} /> : null}
      </div>
    </section>
  )
}
