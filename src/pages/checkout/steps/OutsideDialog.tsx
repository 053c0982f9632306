import { ErrorCode, Refusal } from '../../../contract/errorCodes.ts'
import { useT } from '../../../i18n/index.ts'
import { clearFailure, useCheckout } from '../../../stores/checkout.ts'
import { readDraft } from '../../../stores/checkoutDraft.ts'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/Modal.tsx'

const business: readonly unknown[] = [
  ErrorCode.B2B_LOCATION_UNSUPPORTED,
  ErrorCode.BUSINESS_LOCATION_UNSUPPORTED,
]
const codes: readonly unknown[] = [...business, Refusal.POSTAL_CODE_UNSUPPORTED]

/** Opens when an address lies where the shop doesn't deliver (document 2 §8, B2B_LOCATION_UNSUPPORTED); the form stays as typed. */
export function OutsideDialog() {
  const t = useT()
  const code = useCheckout((checkout) => checkout.failures.address?.code)
  const isBusiness = business.includes(code)
  const postalCode = readDraft('address')['postalCode'] ?? ''
  const close = () => clearFailure('address')
  return (
    <Modal
      isOpen={codes.includes(code)}
      title={isBusiness ? t('address.business_title') : t('address.outside_title')}
      onClose={close}
      actions={<Button onClick={close}>{t('address.outside_action')}</Button>}
    >
      <p>
        {isBusiness ? t('address.business_text', { postalCode }) : t('address.outside_text', { postalCode })}
      </p>
    </Modal>
  )
}
OutsideDialog.codes = codes
