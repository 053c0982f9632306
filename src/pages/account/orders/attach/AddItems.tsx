import type { Order } from '../../../../contract/entities/order.ts'
import { useT } from '../../../../i18n/index.ts'
import { notify } from '../../../../stores/notices/notices.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { PageModal } from '../../PageModal.tsx'
import { useLazyForm } from '../../useLazyForm.ts'
import type { AddItemsFormProps } from './AddItemsForm.tsx'

interface AddItemsProps {
  order: Order
  onChange: (order: Order) => void
}

/**
 * Adds items to an order that is placed, as long as the server allows it (document 2 §7, `post-order-attach`). A form that is open by then
 * stays, and sending it shows why it is too late.
 */
export function AddItems({ order, onChange }: AddItemsProps) {
  const t = useT()
  const { gid } = order
  const { Form, isOpen, isLoading, open, close, closeThis } = useLazyForm<AddItemsFormProps>(
    async () => (await import('./AddItemsForm.tsx')).AddItemsForm,
    `attachment:${gid}`,
  )
  const send = () => {
    const closeSent = closeThis()
    return (changed: Order, count: number) => {
      onChange(changed)
      notify({ key: 'orders.attach_done', values: { count, number: gid }, tone: 'success', slot: 'order' })
      closeSent()
    }
  }
  if (!order.canAttach && !isOpen) return null
  return (
    <>
      <Button variant="outline" wide pending={isLoading} onClick={open}>
        {t('orders.attach')}
      </Button>
      <PageModal
        isOpen={isOpen}
        onClose={close}
        look="large"
        title={t('orders.attach_title', { number: gid })}
      >
        {Form ? <Form order={order} onSend={send} /> : null}
      </PageModal>
    </>
  )
}
