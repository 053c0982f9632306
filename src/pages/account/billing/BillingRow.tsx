import { useT } from '../../../i18n/index.ts'
import type { SavedBilling } from '../../../stores/account/wallet.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from '../AccountSection.module.css'
import { useDefaultFocus } from '../useDefaultFocus.ts'
import { isExpired, useBillingTexts } from './useBillingTexts.ts'

interface BillingRowProps {
  billing: SavedBilling
  /** A business can fix the default payment method for its buyers. */
  mayChoose: boolean
  onDefault: () => void
  onDelete: () => void
}

/** One saved card or bank account: name, owner, expiry, and why it cannot pay, if it cannot. */
export function BillingRow({ billing, mayChoose, onDefault, onDelete }: BillingRowProps) {
  const t = useT()
  const { nameOf, problemOf } = useBillingTexts()
  const row = useDefaultFocus(billing.isDefault)
  const name = nameOf(billing)
  const problem = problemOf(billing)
  const canBecomeDefault = mayChoose && !billing.isDefault && !isExpired(billing)
  return (
    <li ref={row} className={styles.row} tabIndex={-1} data-row={billing._id}>
      <div className={styles.texts}>
        <p className={styles.name}>
          {name}{' '}
          {billing.isDefault ? (
            <Badge tone="plain" className={styles.mark}>
              {t('address.default_mark')}
            </Badge>
          ) : null}
        </p>
        <p className={styles.text}>{[billing.nameOnCard, billing.expiry].filter(Boolean).join(' · ')}</p>
        {problem === null ? null : (
          <p className={styles.problem}>
            <Icon name="circle-alert" size={16} /> {problem}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {canBecomeDefault ? (
          <Button
            variant="outline"
            size="small"
            aria-label={`${t('addresses.make_default')}: ${name}`}
            onClick={onDefault}
          >
            {t('addresses.make_default')}
          </Button>
        ) : null}
        <Button
          variant="outline"
          size="small"
          aria-label={`${t('addresses.delete')}: ${name}`}
          onClick={onDelete}
        >
          {t('addresses.delete')}
        </Button>
      </div>
    </li>
  )
}
