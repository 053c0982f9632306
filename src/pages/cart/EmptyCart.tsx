import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'

/** The empty cart: one sentence and one action. */
export function EmptyCart() {
  const t = useT()
  return (
    <EmptyState
      illustration="cart"
      text={t('cart.empty_text')}
      action={<LinkButton to={to.home()}>{t('cart.empty_action')}</LinkButton>}
    />
  )
}
