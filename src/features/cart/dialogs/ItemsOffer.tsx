import { useState } from 'react'
import { isFailure } from '../../../api/failure.ts'
import type { CartShortfall } from '../../../contract/entities/cart.ts'
import type { Variant } from '../../../contract/entities/product/variant.ts'
import { formatPrice, sum, times } from '../../../domain/money.ts'
import { pricePaid } from '../../../domain/product/price.ts'
import { isAvailable } from '../../../domain/product/variant.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { to } from '../../../paths.ts'
import { closeModal } from '../../../stores/overlays/modals.ts'
import { rememberModal } from '../../../stores/overlays/rememberModal.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import { Modal } from '../../../ui/dialog/Modal.tsx'
import { ItemRows } from './ItemRows.tsx'
import { NotAdded } from './NotAdded.tsx'

export interface OfferedLine {
  variant: Variant
  quantity: number
}

interface ItemsOfferProps {
  isOpen: boolean
  title: string
  text: string
  lines: readonly OfferedLine[]
  /** Adds the available items to the cart; returns the shortfalls, or throws a `Failure`. */
  onAdd: (lines: readonly OfferedLine[]) => Promise<readonly CartShortfall[]>
}

/** Items that can be added to the cart all at once, and the result. */
export function ItemsOffer({ isOpen, title, text, lines, onAdd }: ItemsOfferProps) {
  const t = useT()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)
  const [notAdded, setNotAdded] = useState<readonly CartShortfall[] | null>(null)
  const toAdd = lines.filter(({ variant }) => isAvailable(variant))
  const priceOf = (amount: number) => formatPrice(amount, { free: t('price.free') })
  const costs = toAdd.map(({ variant, quantity }) => times(pricePaid(variant), quantity))

  const add = async () => {
    const closeThis = rememberModal()
    setSending(true)
    setProblem(null)
    try {
      const missing = await onAdd(toAdd)
      if (missing.length > 0) return setNotAdded(missing)
      const count = toAdd.reduce((all, { quantity }) => all + quantity, 0)
      notify({ key: 'from_source.added', values: { count }, tone: 'success', slot: 'cart' })
      closeThis()
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(failureMessage(error))
    } finally {
      setSending(false)
    }
  }

  const offer = (
    <>
      <Button variant="outline" onClick={closeModal}>
        {t('startup.not_now')}
      </Button>
      <Button pending={isSending} onClick={() => void add()}>
        {t('from_source.add', { count: toAdd.length, total: priceOf(sum(costs)) })}
      </Button>
    </>
  )
  const goOn = (
    <>
      {notAdded ? (
        <LinkButton variant="outline" to={to.cart()} onClick={closeModal}>
          {t('notices.view_cart')}
        </LinkButton>
      ) : null}
      <Button onClick={closeModal}>{t('startup.go_on')}</Button>
    </>
  )

  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      title={title}
      actions={notAdded === null && toAdd.length > 0 ? offer : goOn}
    >
      {notAdded ? (
        <NotAdded shortfalls={notAdded} variants={lines.map(({ variant }) => variant)} />
      ) : (
        <>
          <FormError message={problem && t(problem)} />
          <p>{text}</p>
          <ItemRows
            label={title}
            rows={lines.map(({ variant, quantity }) => {
              const isGone = !isAvailable(variant)
              return {
                id: variant._id,
                name: variant.name,
                variant,
                isGone,
                details: [
                  isGone ? t('from_source.sold_out') : t('confirmation.quantity', { count: quantity }),
                ],
                aside: isGone ? null : priceOf(times(pricePaid(variant), quantity)),
              }
            })}
          />
        </>
      )}
    </Modal>
  )
}
