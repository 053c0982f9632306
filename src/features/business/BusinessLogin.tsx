import { BusinessRole } from '../../contract/enumerations.ts'
import type { BusinessAccount } from '../../contract/entities/account/businessAccount.ts'
import { formatPrice, less } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { to } from '../../paths.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { useSession } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'
import styles from '../../ui/dialog/DialogParts.module.css'

const roleText: ReadonlyMap<BusinessRole, MessageKey> = new Map<BusinessRole, MessageKey>([
  [BusinessRole.OWNER, 'business_login.role_owner'],
  [BusinessRole.ADMIN, 'business_login.role_admin'],
])

/** Says for whom the shopper buys now and what that account permits (document 1 §4, business login data). */
export function BusinessLogin({ isOpen }: Pick<ModalOf<'business-login'>, 'isOpen'>) {
  const t = useT()
  const user = useSession((session) => session.user)
  const account = user?.isGuest === false ? user.businessAccount : undefined
  const roles = user?.isGuest === false ? user.roles : []
  const role = roles.map((each) => roleText.get(each)).find((word) => word !== undefined)
  if (!account) return null
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      title={t('business_login.title', { name: account.name })}
      actions={
        <>
          <LinkButton variant="outline" to={to.whyShop()} onClick={closeModal}>
            {t('business_login.why')}
          </LinkButton>
          <Button onClick={closeModal}>{t('startup.go_on')}</Button>
        </>
      }
    >
      <p>{t(role ?? 'business_login.role_member')}</p>
      <Benefits account={account} />
    </Modal>
  )
}

function Benefits({ account }: { account: BusinessAccount }) {
  const t = useT()
  const { promoCodeEnabled, rewardEnabled, creditEnabled, invoice } = account
  const left = t('business_login.invoice_left', {
    left: formatPrice(less(invoice.creditLimit, invoice.currentOutstanding)),
    limit: formatPrice(invoice.creditLimit),
  })
  const facts: readonly [key: MessageKey, has: boolean, text?: string][] = [
    ['business_login.promo_codes', promoCodeEnabled],
    ['business_login.rewards', rewardEnabled],
    ['business_login.credit', creditEnabled],
    ['business_login.invoice', invoice.enabled, left],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([key, has, text]) => (
        <div key={key} className={styles.fact}>
          <dt>{t(key)}</dt>
          <dd className={has ? undefined : styles.hasNot}>
            {has ? (text ?? t('business_login.has')) : t('business_login.has_not')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
