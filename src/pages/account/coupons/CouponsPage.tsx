import { useMemo, useState } from 'react'
import type { Coupon } from '../../../contract/entities/product/coupon.ts'
import { formatPrice } from '../../../domain/money.ts'
import { start } from '../../../features/lists/deferredAction.ts'
import { Seo } from '../../../features/seo/Seo.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { useSession } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useKeptFocus } from '../../../ui/layout/useKeptFocus.ts'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import { AccountBack } from '../AccountBack.tsx'
import styles from '../AccountSection.module.css'

/** The groups of the page, in its order. */
const states = ['clipped', 'available', 'upcoming', 'redeemed', 'expired'] as const
type State = (typeof states)[number]

const isState = (status: string): status is State => states.some((state) => state === status)
const none: readonly string[] = []
const noCoupons: readonly Coupon[] = []

/** A coupon that was clipped on this page is in the session before the page's data says so. */
function stateOf({ couponId, status }: Coupon, clipped: readonly string[]): State {
  if (status === 'available' && clipped.includes(couponId)) return 'clipped'
  return isState(status) ? status : 'expired'
}

/** The id of a coupon's row: another one in another group. */
const rowId = (coupon: Coupon, state: State): string => `${state}-${coupon.couponId}`

const focusRow = (id: string | null) => {
  if (id !== null) document.getElementById(id)?.focus()
}

/** The coupons of the account: clipped, to be clipped, and used, with dates and terms (document 1 §3, Coupon). */
export function CouponsPage() {
  const t = useT()
  const { page, account } = usePageGroup('account')
  const { coupons = noCoupons } = account
  const clipped = useSession(({ user }) => (user?.isGuest === false ? user.coupons.clipped : none))
  const rows = useMemo(
    () => coupons.map((coupon) => rowId(coupon, stateOf(coupon, clipped))),
    [coupons, clipped],
  )
  // The pressed button disappears: the focus goes to the row where the coupon is now.
  useKeptFocus(rows, focusRow)
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <AccountBack />
      {coupons.length === 0 ? (
        <EmptyState
          level={1}
          illustration="red-envelope"
          title={t('coupons.empty')}
          text={t('coupons.empty_text')}
          action={<LinkButton to={to.home()}>{t('account.start_shopping')}</LinkButton>}
        />
      ) : (
        <>
          <h1 className={styles.title}>{t('coupons.title')}</h1>
          {states.map((state) => (
            <Group
              key={state}
              state={state}
              coupons={coupons.filter((coupon) => stateOf(coupon, clipped) === state)}
            />
          ))}
        </>
      )}
    </div>
  )
}

function Group({ state, coupons }: { state: State; coupons: readonly Coupon[] }) {
  const t = useT()
  if (coupons.length === 0) return null
  return (
    <section className={styles.section} aria-label={t(`coupons.${state}`)}>
      <h2 className={styles.subtitle}>{t(`coupons.${state}`)}</h2>
      <ul className={styles.rows}>
        {coupons.map((coupon) => (
          <CouponRow key={coupon.couponId} coupon={coupon} state={state} />
        ))}
      </ul>
    </section>
  )
}

function CouponRow({ coupon, state }: { coupon: Coupon; state: State }) {
  const t = useT()
  const [isStarting, setStarting] = useState(false)
  const { name, vendorName, message, startDate, endDate, termsAndConditions, eligibility } = coupon
  const { minimumPurchaseAmountInDollars: minimum, minimumQuantity } = eligibility
  const clip = async () => {
    setStarting(true)
    await start({ kind: 'coupon', coupon })
    setStarting(false)
  }
  const isUsable = state === 'clipped' || state === 'available'
  return (
    <li id={rowId(coupon, state)} tabIndex={-1} className={styles.row}>
      <div className={styles.texts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.text}>
          {vendorName} · {t('coupons.dates', { start: formatDate(startDate), end: formatDate(endDate) })}
        </p>
        {minimum === undefined ? null : (
          <p className={styles.text}>{t('coupons.minimum', { amount: formatPrice(minimum * 100) })}</p>
        )}
        {minimumQuantity === undefined ? null : (
          <p className={styles.text}>{t('coupons.quantity', { count: minimumQuantity })}</p>
        )}
        {state === 'clipped' ? (
          <p className={styles.good}>
            <Icon name="circle-check" size={16} /> {t('product.coupon_clipped')}
          </p>
        ) : null}
        <details className={styles.text}>
          <summary className={styles.opener}>{t('product.coupon_terms')}</summary>
          <p>{message}</p>
          <p>{termsAndConditions}</p>
        </details>
      </div>
      {isUsable ? (
        <div className={styles.actions}>
          {state === 'available' ? (
            <Button
              size="small"
              pending={isStarting}
              aria-label={t('product.coupon_clip_label', { name })}
              onClick={() => void clip()}
            >
              {t('product.coupon_clip')}
            </Button>
          ) : null}
          <LinkButton
            size="small"
            variant="outline"
            to={to.search(vendorName)}
            aria-label={`${t('coupons.shop')}: ${vendorName}`}
          >
            {t('coupons.shop')}
          </LinkButton>
        </div>
      ) : null}
    </li>
  )
}
