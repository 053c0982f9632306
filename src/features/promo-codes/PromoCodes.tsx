import { useId, useRef, useState } from 'react'
import { loadTexts, useT } from '../../i18n/index.ts'
import { canUsePromoCodes } from '../../domain/permissions.ts'
import { useOptimisticCart } from '../../stores/cart/cart.ts'
import { notify } from '../../stores/notices/notices.ts'
import { useSession } from '../../stores/session/session.ts'
import { lazyWithPreload } from '../../ui/deferred/lazyWithPreload.tsx'
import { Fold } from '../savings/Fold.tsx'
import { AppliedCodes } from './AppliedCodes.tsx'
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
    <Fold
      id={id}
      region={section}
      icon="tag"
      title={t('checkout.summary_promo')}
      isOpen={isOpen}
      onToggle={() => void toggle()}
      panel={wasOpened ? <PromoCodePanel isOpen={isOpen} /> : undefined}
    >
      {codes.length > 0 ? <AppliedCodes codes={codes} leaving={leaving} onRemove={remove} /> : null}
    </Fold>
  )
}
