import { useEffect, useRef, useState } from 'react'
import type { OrganizationUser } from '../../../contract/entities/account/organization.ts'
import { useT } from '../../../i18n/index.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { removeMember } from '../../../stores/business/organizationChanges.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { PageModal } from '../PageModal.tsx'
import { memberProblem } from './memberProblem.ts'
import { useOwnChange } from './useOwnChange.ts'
import styles from './Organization.module.css'

interface RemoveMemberProps {
  /** The member; null closes the dialog. */
  user: OrganizationUser | null
  businessName: string
  onClose: () => void
}

/** Asks before a member is removed, and says what happens to the cart and the orders (docs/decisions/0110). */
export function RemoveMember({ user, businessName, onClose }: RemoveMemberProps) {
  const t = useT()
  const [last, setLast] = useState(user)
  const followOwn = useOwnChange()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)
  if (user !== null && user !== last) {
    setLast(user)
    setSending(false)
    setProblem(null)
  }
  const open = useRef(user)
  useEffect(() => {
    open.current = user
  }, [user])
  if (last === null) return null
  const values = { name: last.name.first, business: businessName }
  const remove = async () => {
    setSending(true)
    setProblem(null)
    const failure = await removeMember(last)
    // The dialog may have been closed meanwhile, and may be that of another member.
    const isOpen = open.current === last
    if (isOpen) setSending(false)
    if (failure) return isOpen ? setProblem(memberProblem(failure)) : undefined
    if (isOpen) onClose()
    return followOwn(last, null)
  }
  return (
    <PageModal
      isOpen={user !== null}
      onClose={onClose}
      title={t('organization.remove_title', { name: `${last.name.first} ${last.name.last}` })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button variant="danger" pending={isSending} onClick={() => void remove()}>
            {t('organization.remove')}
          </Button>
        </>
      }
    >
      <FormError message={problem && t(problem)} />
      <ul className={styles.consequences}>
        <li>{t('organization.remove_account', values)}</li>
        <li>
          {last.itemsInCart > 0
            ? t('organization.remove_cart', { count: last.itemsInCart })
            : t('organization.remove_no_cart')}
        </li>
        <li>
          {last.openOrders > 0
            ? t('organization.remove_orders', { count: last.openOrders })
            : t('organization.remove_no_orders')}
        </li>
      </ul>
    </PageModal>
  )
}
