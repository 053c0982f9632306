import { useState } from 'react'
import type { Order } from '../../../../contract/entities/order.ts'
import { BillingType } from '../../../../contract/enumerations.ts'
import { isAllElectronic } from '../../../../domain/order/orderProgress.ts'
import { useT } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { PageModal } from '../../PageModal.tsx'
import { useLazyForm } from '../../useLazyForm.ts'
import styles from './PrintOrder.module.css'
import type { PrintPreviewProps } from './PrintPreview.tsx'

type Sheet = PrintPreviewProps['sheet']

/** A business that pays by invoice gets one; for everyone else it is a receipt. */
const invoiceTitle = ({ billingType }: Order) =>
  billingType === BillingType.INVOICE ? 'orders.invoice' : 'orders.receipt'

/** Shows the invoice and the packing list of an order as they print. Codes alone are not packed. */
export function PrintOrder({ order }: { order: Order }) {
  const t = useT()
  const [sheet, setSheet] = useState<Sheet>('invoice')
  const { Form, isOpen, isLoading, open, close } = useLazyForm<PrintPreviewProps>(
    async () => (await import('./PrintPreview.tsx')).PrintPreview,
  )
  const titles = { invoice: t(invoiceTitle(order)), packingList: t('orders.packing_list') }
  const show = (next: Sheet) => {
    setSheet(next)
    open()
  }
  return (
    <div className={styles.choices}>
      <Button variant="quiet" pending={isLoading && sheet === 'invoice'} onClick={() => show('invoice')}>
        {titles.invoice}
      </Button>
      {isAllElectronic(order) ? null : (
        <Button
          variant="quiet"
          pending={isLoading && sheet === 'packingList'}
          onClick={() => show('packingList')}
        >
          {titles.packingList}
        </Button>
      )}
      <PageModal isOpen={isOpen} onClose={close} look="large" title={titles[sheet]}>
        {Form && isOpen ? <Form order={order} sheet={sheet} title={titles[sheet]} /> : null}
      </PageModal>
    </div>
  )
}
