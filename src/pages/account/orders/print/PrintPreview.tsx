import { createPortal } from 'react-dom'
import type { Order } from '../../../../contract/entities/order.ts'
import { useT } from '../../../../i18n/index.ts'
import { useRootMark } from '../../../../ui/layout/useRootMark.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import { PackingListSheet } from './PackingListSheet.tsx'
import styles from './Sheet.module.css'

export interface PrintPreviewProps {
  order: Order
  sheet: 'invoice' | 'packingList'
  title: string
}

const sheets = { invoice: InvoiceSheet, packingList: PackingListSheet } as const

/**
 * A sheet as it prints. It is in the document twice: in the dialog for the screen, and directly in the body for paper, where nothing of the
 * dialog is around it (`app/effects/print.css`).
 */
export function PrintPreview({ order, sheet, title }: PrintPreviewProps) {
  const t = useT()
  const Sheet = sheets[sheet]
  useRootMark('data-prints-sheet')
  return (
    <>
      <div className={styles.paper}>
        <Sheet order={order} title={title} />
      </div>
      <Button size="large" wide onClick={() => window.print()}>
        {t('orders.print')}
      </Button>
      {createPortal(
        <div data-print-sheet="" className={styles.printed}>
          <Sheet order={order} title={title} />
        </div>,
        document.body,
      )}
    </>
  )
}
