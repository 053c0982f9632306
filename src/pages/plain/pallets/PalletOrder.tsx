import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { isFailure } from '../../../api/failure.ts'
import type { PalletQuote } from '../../../contract/entities/palletQuote.ts'
import { formatPrice } from '../../../domain/money.ts'
import { canPlaceOrders } from '../../../domain/permissions.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { clearFormDraft, readFormDraft } from '../../../stores/base/formDraft.ts'
import { type PalletChoices, readPalletChoices } from '../../../stores/engagement/palletQuotes.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { openModal } from '../../../stores/overlays/modals.ts'
import { useSession } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { PageModal } from '../../account/PageModal.tsx'
import { PalletOrderForm } from './PalletOrderForm.tsx'

/**
 * Ordering a quote: a dialog, which is open again after a reload with what was typed. A guest logs in first, which keeps the quote; a cart
 * editor does not order.
 */
export function PalletOrder({ quote }: { quote: PalletQuote }) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const user = useSession((session) => session.user)
  const isGuest = user?.isGuest !== false
  const mayOrder = canPlaceOrders(user)
  const draft = `pallet-order:${quote._id}` as const
  const [choices, setChoices] = useState<PalletChoices | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)

  const open = async () => {
    setLoading(true)
    try {
      setChoices(await readPalletChoices())
      setOpen(true)
    } catch (error) {
      if (!isFailure(error)) throw error
      notify({ key: failureMessage(error), tone: 'error' })
    }
    setLoading(false)
  }
  useEffect(() => {
    if (!isGuest && mayOrder && Object.keys(readFormDraft(draft)).length > 0) void open()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the quote is shown
  }, [draft])
  const close = () => {
    clearFormDraft(draft)
    setOpen(false)
  }
  const onChanged = () => {
    close()
    notify({ key: 'pallet_order.changed', tone: 'info' })
    void revalidate()
  }
  if (isGuest)
    return (
      <Button wide onClick={() => openModal({ kind: 'login', deferredAction: null })}>
        {t('pallet_order.log_in')}
      </Button>
    )
  if (!mayOrder) return <p>{t('pallet_order.cart_editor')}</p>
  return (
    <>
      <Button wide pending={isLoading} onClick={() => void open()}>
        {t('pallet_order.open', { total: formatPrice(quote.total ?? 0) })}
      </Button>
      <PageModal isOpen={isOpen} onClose={close} title={t('pallet_order.title', { number: quote.number })}>
        {choices ? <PalletOrderForm quote={quote} choices={choices} onChanged={onChanged} /> : null}
      </PageModal>
    </>
  )
}
