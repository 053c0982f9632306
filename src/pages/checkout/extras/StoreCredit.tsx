import { useId } from 'react'
import type { Balances, CheckoutInfo } from '../../../contract/entities/checkout.ts'
import { creditBlock } from '../../../domain/checkout/storeCredit.ts'
import { formatPrice, less } from '../../../domain/money.ts'
import { useT } from '../../../i18n/index.ts'
import { useCheckout } from '../../../stores/checkout/checkout.ts'
import { applyStoreCredit } from '../../../stores/checkout/storeCredit.ts'
import { useSession } from '../../../stores/session/session.ts'
import { Switch } from '../../../ui/form/Switch.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import { StepError } from '../steps/StepError.tsx'
import styles from './Extras.module.css'

interface StoreCreditProps {
  info: CheckoutInfo
  balances: Balances
}

/** The credit of the account: a switch, what it takes off, and why it cannot be used (document 1 §4 and §6). */
export function StoreCredit({ info, balances }: StoreCreditProps) {
  const t = useT()
  const id = useId()
  const user = useSession((session) => session.user)
  const isSaving = useCheckout(({ pending }) => pending.credit === true)
  const { pricingInfo: pricing, selection } = info
  const { credits } = balances
  const block = creditBlock({ user, credits, pricing })
  const isOn = selection.applyUserCredits
  const left = less(credits, pricing.creditDeduction)
  const amount = formatPrice(pricing.creditDeduction)
  const taken =
    left > 0
      ? t('store_credit.applied_left', { amount, left: formatPrice(left) })
      : t('store_credit.applied', { amount })

  return (
    <section aria-labelledby={id}>
      <div className={styles.credit}>
        <Icon name={moreIcons.wallet} size={20} />
        <h2 id={id} className={styles.title}>
          {t('store_credit.title')}
        </h2>
        <span id={`${id}-balance`} className={styles.balance}>
          {formatPrice(credits)}
        </span>
        <Switch
          labelledBy={id}
          describedBy={`${id}-balance ${id}-text`}
          isOn={isOn}
          // It can always be switched off again.
          isDisabled={block !== null && !isOn}
          isSaving={isSaving}
          onChange={(isOn) => void applyStoreCredit(isOn)}
        />
        <p id={`${id}-text`} role="status" className={`${styles.text} ${block === null ? styles.taken : ''}`}>
          {block === null ? (pricing.creditDeduction > 0 ? taken : null) : t(`store_credit.${block}`)}
        </p>
      </div>
      <div className={styles.error}>
        <StepError work="credit" />
      </div>
    </section>
  )
}
