import type { CartDifference } from '../../contract/entities/cart.ts'
import { cents } from '../../contract/entities/money.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import styles from './WhatChanged.module.css'

interface WhatChangedProps {
  differences: readonly CartDifference[]
  /** Without it the list cannot be put away: somebody has to decide first. */
  onDismiss?: () => void
}

/** What the server changed under the shopper's cart; it stays until it is put away (document 1 §4, cart differences). */
export function WhatChanged({ differences, onDismiss }: WhatChangedProps) {
  const t = useT()
  const words = ({ name, kind, before, after }: CartDifference) => {
    if (kind === 'unavailable') return t('cart.changed_unavailable', { name })
    if (kind === 'quantity') return t('cart.changed_quantity', { name, before, after })
    const prices = { name, before: formatPrice(cents(before)), after: formatPrice(cents(after)) }
    return after > before ? t('cart.changed_price_up', prices) : t('cart.changed_price_down', prices)
  }
  if (differences.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby="what-changed">
      <h2 id="what-changed" className={styles.title}>
        <Icon name="info" size={20} /> {t('cart.changed_title')}
      </h2>
      <ul className={styles.list}>
        {differences.map((difference) => (
          <li key={`${difference.variantId}-${difference.kind}`}>{words(difference)}</li>
        ))}
      </ul>
      {onDismiss ? (
        <Button variant="outline" size="small" onClick={onDismiss} className={styles.dismiss}>
          {t('cart.changed_dismiss')}
        </Button>
      ) : null}
    </section>
  )
}
