import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'

/** An empty cart says one sentence and shows one way on. */
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
