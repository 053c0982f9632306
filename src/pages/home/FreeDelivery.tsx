import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { useShownCart } from '../../stores/cart.ts'
import { Emphasis } from '../../ui/cart/Emphasis.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { useSession } from '../../stores/session.ts'
import { freeDeliveryProgress } from './freeDeliveryProgress.ts'
import styles from './FreeDelivery.module.css'

/** How far the cart is from free delivery, on phones, where the cart's own figures are a tap away (document 1 §1). */
export function FreeDelivery() {
  const t = useT()
  const config = useSession((session) => session.base?.config ?? null)
  const cart = useShownCart()
  const progress = freeDeliveryProgress(cart, config)
  if (!progress) return null
  const amount = formatPrice(progress.missing)
  return (
    <div className={styles.strip}>
      <Icon name="truck" size={20} className={styles.icon} />
      <p className={styles.text}>
        {progress.missing > 0 ? (
          <Emphasis text={t('home.free_delivery_missing', { amount })} part={amount} />
        ) : (
          t('home.free_delivery_reached')
        )}
      </p>
      <div className={styles.bar}>
        <ProgressBar
          value={progress.spent}
          maximum={progress.minimum}
          label={t('home.free_delivery_progress')}
          tone="leaf"
        />
      </div>
    </div>
  )
}
