import { useEffect, useRef, useState } from 'react'
import type { Coupon } from '../../../contract/entities/product/coupon.ts'
import type { Variant } from '../../../contract/entities/product/variant.ts'
import { useT } from '../../../i18n/index.ts'
import { useSession } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { start } from '../../../features/lists/deferredAction.ts'
import styles from './Coupons.module.css'

/** Clips a coupon, which then counts in the shopper's cart; a guest logs in first. */
function Clip({ coupon }: { coupon: Coupon }) {
  const t = useT()
  const [isStarting, setStarting] = useState(false)
  const { couponId, name } = coupon
  const isClipped = useSession(
    ({ user }) => user?.isGuest === false && user.coupons.clipped.includes(couponId),
  )
  const text = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    if (isClipped && wasPressed.current && document.activeElement === document.body) text.current?.focus()
  }, [isClipped])
  const clip = async () => {
    wasPressed.current = true
    setStarting(true)
    await start({ kind: 'coupon', coupon })
    setStarting(false)
  }
  return (
    <div className={styles.clip}>
      {isClipped ? (
        <p ref={text} tabIndex={-1} className={styles.clipped}>
          <Icon name="circle-check" size={16} />
          {t('product.coupon_clipped')}
        </p>
      ) : (
        <Button
          variant="outline"
          pending={isStarting}
          aria-label={t('product.coupon_clip_label', { name })}
          onClick={() => void clip()}
        >
          {t('product.coupon_clip')}
        </Button>
      )}
    </div>
  )
}

/** The coupons for the product, each with its discount and terms (document 1 §3, Coupon). */
export function Coupons({ variant: { coupons } }: { variant: Variant }) {
  const t = useT()
  if (!coupons || coupons.length === 0) return null
  return (
    <ul className={styles.coupons} aria-label={t('product.coupons')}>
      {coupons.map((coupon) => {
        const { couponId, name, message, termsAndConditions } = coupon
        return (
          <li key={couponId} className={styles.coupon}>
            <Icon name="tag" size={20} />
            <div>
              <p>
                <strong>{name}</strong>
              </p>
              <p className={styles.message}>{message}</p>
              {termsAndConditions ? (
                <details>
                  <summary className={styles.opener}>{t('product.coupon_terms')}</summary>
                  <p className={styles.message}>{termsAndConditions}</p>
                </details>
              ) : null}
              <Clip coupon={coupon} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
