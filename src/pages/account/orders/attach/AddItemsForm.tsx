import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Order } from '../../../../contract/entities/order.ts'
import type { Variant } from '../../../../contract/entities/product/variant.ts'
import { LIST_SEARCH_MAXIMUM } from '../../../../contract/limits.ts'
import { formatPrice } from '../../../../domain/money.ts'
import { useLanguage, useT } from '../../../../i18n/index.ts'
import { joinTexts } from '../../../../i18n/joinTexts.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { announce } from '../../../../ui/feedback/Announcer.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import styles from './AddItemsForm.module.css'
import { AttachRow } from './AttachRow.tsx'
import { AttachSums } from './AttachSums.tsx'
import { useAttachment } from './useAttachment.ts'
import { termOf, useFinds } from './useFinds.ts'

export interface AddItemsFormProps {
  order: Order
  /** Called when sending starts. Returns what to call with the order as it is then, and how many items were added. */
  onSend: () => (order: Order, count: number) => void
}

/** Finds items for an order, shows what they cost more, and adds them. */
export function AddItemsForm({ order, onSend }: AddItemsFormProps) {
  const t = useT()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const [isSending, setSending] = useState(false)
  const [asksForItems, setAsksForItems] = useState(false)
  const { items, set, send, preview, problem } = useAttachment(order)
  const term = termOf(typed)
  const finds = useFinds(order, term)
  const chosen = new Set(items.map(({ variant }) => variant._id))
  const others = finds?.variants.filter(({ _id }) => !chosen.has(_id)) ?? []
  const isEmpty = items.length === 0
  // An amount that is not known yet is not agreed to.
  const isAsking = !isEmpty && !preview && !problem
  const message = problem
    ? t(problem.problem, problem.values)
    : asksForItems
      ? t('orders.attach_nothing')
      : null

  const form = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const moved = useRef<string>(null)
  const change = (variant: Variant, quantity: number) => {
    setAsksForItems(false)
    if (quantity === 0 || !chosen.has(variant._id)) moved.current = variant._id
    set(variant, quantity)
  }
  // An item that moves to the other list takes the focus along.
  useLayoutEffect(() => {
    if (moved.current === null) return
    const row = form.current?.querySelector(`[data-item="${moved.current}"]`)
    moved.current = null
    const button = [...(row?.querySelectorAll('button') ?? [])].at(-1)
    const target = button ?? field.current
    target?.focus()
  }, [items])
  const found = term === '' || finds === null || finds.problem ? null : finds.variants.length
  useEffect(() => {
    if (found !== null) announce(t('account.found', { count: found }))
  }, [t, term, found])

  const submit = async () => {
    setAsksForItems(isEmpty)
    if (isEmpty) return
    // The amount is shown before it is agreed to.
    if (isAsking) return
    setSending(true)
    const receive = onSend()
    const added = await send()
    setSending(false)
    if (added) receive(added.order, added.count)
  }

  return (
    <div ref={form} className={styles.form}>
      <p className={styles.soft}>{joinTexts(language, t('orders.attach_hint'), t('orders.attach_final'))}</p>
      {isEmpty ? null : (
        <ul className={styles.rows} aria-label={t('orders.attach_added')}>
          {items.map(({ variant, quantity }) => (
            <AttachRow key={variant._id} variant={variant} quantity={quantity} onQuantity={change} />
          ))}
        </ul>
      )}
      <input
        ref={field}
        type="search"
        className={styles.field}
        value={typed}
        maxLength={LIST_SEARCH_MAXIMUM}
        aria-label={t('orders.attach_search')}
        placeholder={t('orders.attach_search')}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
      />
      <h3 className={styles.title}>{t(term === '' ? 'orders.attach_before' : 'orders.attach_found')}</h3>
      {finds?.problem ? (
        <p className={styles.problem} role="alert">
          <Icon name="circle-alert" size={18} /> {t(finds.problem)}
        </p>
      ) : null}
      {finds && !finds.problem && finds.variants.length === 0 ? (
        <p className={styles.soft}>{t('orders.attach_none')}</p>
      ) : null}
      {finds ? null : <p className={styles.soft}>{t('orders.attach_loading')}</p>}
      <ul
        className={styles.rows}
        aria-label={t(term === '' ? 'orders.attach_before' : 'orders.attach_found')}
      >
        {others.map((variant) => (
          <AttachRow key={variant._id} variant={variant} quantity={0} onQuantity={change} />
        ))}
      </ul>
      <div className={styles.foot}>
        {message ? (
          <p className={styles.problem} role="alert">
            <Icon name="circle-alert" size={18} /> {message}
          </p>
        ) : null}
        {preview ? <AttachSums order={order} preview={preview} /> : null}
        <Button size="large" wide pending={isSending || isAsking} onClick={() => void submit()}>
          {preview
            ? t('orders.attach_send', { amount: formatPrice(preview.addedPrice) })
            : t('orders.attach_send_empty')}
        </Button>
      </div>
    </div>
  )
}
