import { useT } from '../../../i18n/index.ts'
import { openModal } from '../../../stores/overlays/modals.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import styles from '../../../features/savings/Fold.module.css'

/** Points and credit belong to an account: a guest can log in, and returns to the checkout. */
export function LogInForSavings() {
  const t = useT()
  return (
    <button
      type="button"
      className={styles.opener}
      aria-haspopup="dialog"
      onClick={() => openModal({ kind: 'login', deferredAction: null })}
    >
      <Icon name={moreIcons.coins} size={20} />
      <span className={styles.name}>{t('checkout.log_in_for_savings')}</span>
      <Icon name="chevron-right" size={18} />
    </button>
  )
}
