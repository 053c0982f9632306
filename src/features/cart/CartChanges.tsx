import type { ReactNode } from 'react'
import type { CartDifference } from '../../contract/entities/cart.ts'
import { type Cents, cents } from '../../contract/entities/money.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './CartChanges.module.css'

interface WhatChangedProps {
  differences: readonly CartDifference[]
  /** The total that was shown and the new one, in cents. */
  totalChange?: { before: Cents; after: Cents } | null
  text?: string
  /** The actions: dismiss the list, or accept it. */
  actions: ReactNode
}

/** The changes that the server made to the cart, until they are dismissed (document 1 §4, cart differences). */
export function CartChanges({ differences, totalChange = null, text, actions }: WhatChangedProps) {
  const t = useT()
  const textOf = ({ name, kind, before, after }: CartDifference) => {
    if (kind === 'unavailable') return t('cart.changed_unavailable', { name })
    if (kind === 'quantity') return t('cart.changed_quantity', { name, before, after })
    const prices = { name, before: formatPrice(cents(before)), after: formatPrice(cents(after)) }
    return after > before ? t('cart.changed_price_up', prices) : t('cart.changed_price_down', prices)
  }
  if (differences.length === 0 && totalChange === null) return null
  return (
    <section className={styles.box} aria-labelledby="what-changed">
      <h2 id="what-changed" className={styles.title}>
        <Icon name="info" size={20} /> {t('cart.changed_title')}
      </h2>
      <ul className={styles.list}>
        {differences.map((difference) => (
          <li key={`${difference.variantId}-${difference.kind}`}>{textOf(difference)}</li>
        ))}
        {totalChange ? (
          <li>
            {t('cart.changed_total', {
              before: formatPrice(totalChange.before),
              after: formatPrice(totalChange.after),
            })}
          </li>
        ) : null}
      </ul>
      {text ? <p className={styles.text}>{text}</p> : null}
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
