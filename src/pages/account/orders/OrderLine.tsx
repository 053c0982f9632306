import { useState } from 'react'
import type { Order, OrderVariant, Shipment } from '../../../contract/entities/order.ts'
import { formatPrice } from '../../../domain/money.ts'
import { canBeReplaced, canChangeNote } from '../../../domain/order/orderProgress.ts'
import { PictureLink } from '../../../features/cart/PictureLink.tsx'
import type { TakeOrder } from '../../../features/order/useLiveOrder.ts'
import { PickingNote } from '../../../features/picking/PickingNote.tsx'
import { SubstitutionChoice } from '../../../features/picking/SubstitutionChoice.tsx'
import { substitutionText } from '../../../features/picking/substitutionText.ts'
import { useT } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/link/Link.tsx'
import { to } from '../../../paths.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import styles from './OrderLine.module.css'
import { useItemPreferences } from './useItemPreferences.ts'

interface OrderLineProps {
  order: Order
  shipment: Shipment
  line: OrderVariant
  onChange: TakeOrder
}

/** An ordered item with its note and its substitution, which can be changed until picking starts. */
export function OrderLine({ order, shipment, line, onChange }: OrderLineProps) {
  const t = useT()
  const { variant, quantity, totalPrice, customerItemPickingNotes: note = '', substitution } = line
  const change = useItemPreferences(order, line, onChange)
  const isReplaceable = canBeReplaced(shipment)
  const [isTyping, setTyping] = useState(false)
  const canChange = canChangeNote(order, shipment)
  const draft = `order-note:${order.gid}:${variant._id}` as const
  const saveNote = async (text: string) => {
    const isSaved = await change({ note: text, substitution })
    if (isSaved) {
      clearFormDraft(draft)
      setTyping(false)
    }
    return isSaved
  }
  return (
    <li className={styles.line} aria-label={variant.name}>
      <PictureLink variant={variant} size={56} className={styles.picture} />
      <Link to={to.product(variant)} className={styles.name}>
        {variant.name}
      </Link>
      <div className={styles.sums}>
        <span className={styles.total}>{formatPrice(totalPrice, { free: t('price.free') })}</span>
        <span className={styles.soft}>{t('confirmation.quantity', { count: quantity })}</span>
      </div>
      <div className={styles.preferences}>
        {/* A note that is being typed stays: saving it shows that it is too late. */}
        {canChange || isTyping ? (
          <>
            <PickingNote
              name={variant.name}
              note={note}
              unsaved={readFormDraft(draft)['note']}
              onSave={saveNote}
              onTyped={(text) => {
                setTyping(text !== null)
                if (text === null) clearFormDraft(draft)
                else saveFormDraft(draft, { note: text })
              }}
            />
            {isReplaceable && canChange ? (
              <SubstitutionChoice
                name={variant.name}
                choice={substitution}
                onChoose={(choice) => void change({ note, substitution: choice })}
              />
            ) : null}
          </>
        ) : (
          <>
            {note ? <span className={styles.soft}>{t('orders.note_of', { note })}</span> : null}
            {substitution ? <span className={styles.soft}>{t(substitutionText(substitution))}</span> : null}
          </>
        )}
      </div>
    </li>
  )
}
