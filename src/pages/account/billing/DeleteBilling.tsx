import { useState } from 'react'
import { isBankAccount } from '../../../domain/checkout/bankAccount.ts'
import { useLanguage, useT } from '../../../i18n/index.ts'
import { joinTexts } from '../../../i18n/joinTexts.ts'
import type { SavedBilling } from '../../../stores/account/wallet.ts'
import { removeBilling } from '../../../stores/account/walletChanges.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { PageModal } from '../PageModal.tsx'
import { useBillingTexts } from './useBillingTexts.ts'

interface DeleteBillingProps {
  /** The card or bank account to delete; null closes the dialog. */
  billing: SavedBilling | null
  onClose: () => void
}

/** Asks before a card or bank account is deleted: its number is not stored, so that it could not be restored. */
export function DeleteBilling({ billing, onClose }: DeleteBillingProps) {
  const t = useT()
  const language = useLanguage()
  const { nameOf } = useBillingTexts()
  // The dialog keeps its texts while it fades.
  const [last, setLast] = useState(billing)
  if (billing !== null && billing !== last) setLast(billing)
  if (last === null) return null
  const remove = () => {
    onClose()
    void removeBilling(last)
  }
  return (
    <PageModal
      isOpen={billing !== null}
      onClose={onClose}
      title={t('wallet.delete_title', { name: nameOf(last) })}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('wallet.keep')}
          </Button>
          <Button variant="danger" onClick={remove}>
            {t('addresses.delete')}
          </Button>
        </>
      }
    >
      <p>
        {joinTexts(
          language,
          t(isBankAccount(last) ? 'wallet.delete_account_text' : 'wallet.delete_card_text'),
          last.isDefault ? t('wallet.delete_default_text') : null,
        )}
      </p>
    </PageModal>
  )
}
