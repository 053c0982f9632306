import { useEffect, useRef, useState } from 'react'
import type { ListingEntry } from '../../../contract/entities/product/listingEntry.ts'
import { formatPrice } from '../../../domain/money.ts'
import type { QuickLine } from '../../../domain/cart/quickOrder.ts'
import { pricePaid } from '../../../domain/product/price.ts'
import { isAvailable } from '../../../domain/product/variant.ts'
import { Shortfalls } from '../../../features/cart/Shortfalls.tsx'
import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FieldError } from '../../../ui/form/FieldError.tsx'
import styles from './QuickOrder.module.css'
import type { QuickOrderCart } from './useQuickOrderCart.ts'

export interface CheckedOrder {
  lines: readonly QuickLine[]
  /** By article number; unknown ones are left out. */
  items: ReadonlyMap<string, ListingEntry>
}

type Good = Extract<QuickLine, { sku: string }>

interface QuickOrderLinesProps {
  order: CheckedOrder
  cart: QuickOrderCart
  onNext: () => void
}

/** The checked lines, the wrong ones first with what is wrong, and the button that adds the others to the cart. */
export function QuickOrderLines({ order: { lines, items }, cart, onNext }: QuickOrderLinesProps) {
  const t = useT()
  const title = useRef<HTMLHeadingElement>(null)
  const { isSending } = cart
  const good = lines.flatMap((line) => {
    const entry = 'sku' in line ? items.get(line.sku) : undefined
    return entry && 'sku' in line && isAvailable(entry.variant) ? [{ line, entry }] : []
  })
  const isGood = (line: QuickLine): line is Good => good.some((each) => each.line === line)
  const wrong = lines.filter((line) => !isGood(line))
  const ids = good.flatMap(({ line, entry }) =>
    Array.from({ length: line.quantity }, () => entry.variant._id),
  )
  const rest = cart.restOf(ids)
  const sentCount = ids.length - rest.length
  const [sentBefore] = useState(sentCount)
  const prices = new Map(good.map(({ entry: { variant } }) => [variant._id, pricePaid(variant)]))
  const total = rest.reduce((sum, id) => sum + (prices.get(id) ?? 0), 0)
  const problemOf = (line: QuickLine) => {
    if (!('sku' in line)) return t(`quick_order.problem_${line.problem}`)
    return t(items.has(line.sku) ? 'quick_order.problem_sold_out' : 'quick_order.problem_unknown')
  }
  const isDone = ids.length > 0 && rest.length === 0 && !isSending
  useEffect(() => title.current?.focus(), [])
  // The pressed "Add" has disappeared.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) title.current?.focus()
  }, [isDone])
  return (
    <div className={styles.part}>
      <h3 ref={title} tabIndex={-1} className={styles.subtitle}>
        {t('quick_order.result', { count: good.length, wrong: wrong.length })}
      </h3>
      {wrong.length > 0 ? (
        <ul className={styles.lines} aria-label={t('quick_order.wrong')}>
          {wrong.map((line) => (
            <li key={line.number} className={styles.line}>
              <span className={styles.number}>{t('quick_order.line', { number: line.number })}</span>
              <span className={`${styles.name} ${styles.typed}`}>{line.text}</span>
              <FieldError text={problemOf(line)} />
            </li>
          ))}
        </ul>
      ) : null}
      {good.length > 0 ? (
        <>
          <ul className={styles.lines} aria-label={t('quick_order.right')}>
            {good.map(({ line, entry }) => (
              <li key={line.number} className={styles.line}>
                <span className={styles.number}>{line.sku}</span>
                <span className={styles.name}>{entry.variant.name}</span>
                <span className={styles.sum}>
                  {line.quantity} × {formatPrice(pricePaid(entry.variant))}
                </span>
              </li>
            ))}
          </ul>
          {sentBefore > 0 ? <p>{t('quick_order.added_before', { count: sentBefore })}</p> : null}
          {isDone ? null : (
            <Button size="large" wide pending={isSending} onClick={() => void cart.send(ids)}>
              {isSending
                ? t('quick_order.adding', { sent: sentCount, count: ids.length })
                : t('quick_order.add', { count: rest.length, total: formatPrice(total) })}
            </Button>
          )}
        </>
      ) : null}
      <Shortfalls shortfalls={cart.shortfalls} />
      {isDone ? (
        <Button variant="quiet" wide onClick={onNext}>
          {t('quick_order.next')}
        </Button>
      ) : null}
    </div>
  )
}
