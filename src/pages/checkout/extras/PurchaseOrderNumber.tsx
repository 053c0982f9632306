import type { CheckoutInfo } from '../../../contract/entities/checkout.ts'
import { PURCHASE_ORDER_NUMBER_MAXIMUM } from '../../../contract/limits.ts'
import { useT } from '../../../i18n/index.ts'
import {
  removePurchaseOrderNumber,
  setPurchaseOrderNumber,
} from '../../../stores/checkout/purchaseOrderNumber.ts'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import { TextExtra } from './TextExtra.tsx'

/** The purchase order number of a business buyer, which the order then has (document 2 §7). */
export function PurchaseOrderNumber({ info }: { info: CheckoutInfo }) {
  const t = useT()
  return (
    <TextExtra
      work="purchaseOrder"
      icon={moreIcons['receipt-text']}
      title={t('purchase_order.title')}
      label={t('purchase_order.label')}
      hint={t('purchase_order.hint')}
      saveLabel={t('purchase_order.save')}
      saved={info.selection.purchaseOrderNumber ?? ''}
      maximumLength={PURCHASE_ORDER_NUMBER_MAXIMUM}
      problemOf={(text) => (text === '' ? t('purchase_order.required') : null)}
      onSave={setPurchaseOrderNumber}
      onRemove={removePurchaseOrderNumber}
    />
  )
}
