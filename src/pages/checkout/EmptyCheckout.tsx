import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'

/** The checkout without items: one sentence, one action. */
export function EmptyCheckout() {
  const t = useT()
  return (
    <EmptyState
      level={1}
      illustration="shopping-cart"
      title={t('checkout.title')}
      text={t('checkout.empty_text')}
      action={<LinkButton to={to.home()}>{t('checkout.empty_action')}</LinkButton>}
    />
  )
}
