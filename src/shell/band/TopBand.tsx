import { type ReactNode, useContext, useRef } from 'react'
import type { BannerInterstitial } from '../../contract/entities/engagement/interstitial.ts'
import { isBannerOver } from '../../domain/banner.ts'
import type { PageBase } from '../../contract/entities/page.ts'
import { freeDeliveryProgress } from '../../domain/cart/freeDelivery.ts'
import { formatPrice, formatSimplePrice } from '../../domain/money.ts'
import { shopMessages } from '../../domain/shopMessages.ts'
import { useT } from '../../i18n/index.ts'
import { useOptimisticCart } from '../../stores/cart/cart.ts'
import { useSession } from '../../stores/session/session.ts'
import { BannerLink } from '../../ui/link/BannerLink.tsx'
import { Carousel } from '../../ui/layout/Carousel.tsx'
import { ClockContext } from '../../ui/time/clockContext.ts'
import { Countdown } from '../../ui/time/Countdown.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { focusBeside } from '../notices/focusBeside.ts'
import { ShortenedText } from '../notices/ShortenedText.tsx'
import styles from './TopBand.module.css'

/**
 * The shop's messages about delivery, and for a business about itself: one slide, since each is short (document 1 §1). With items in the
 * cart, the progress to free delivery replaces the threshold.
 */
function useMessagesSlide(base: PageBase | null): ReactNode {
  const t = useT()
  const user = useSession((session) => session.user)
  const progress = freeDeliveryProgress(useOptimisticCart())
  if (!base) return null
  const messages = shopMessages(base.config, user ?? undefined)
  const isOnTheWay = messages.some(({ kind }) => kind === 'free_from')
  const texts = messages.map((message) => {
    if (message.kind === 'free_from' && progress)
      return progress.missing > 0
        ? t('cart.free_delivery_more', { amount: formatPrice(progress.missing) })
        : t('cart.free_delivery_reached')
    return t(
      `band.${message.kind}`,
      'amount' in message ? { amount: formatSimplePrice(message.amount) } : { ...message },
    )
  })
  return texts.length === 0 ? null : (
    <div className={`${styles.slide} ${styles.said}`}>
      <Icon name="truck" size={18} className={styles.icon} />
      {/* A line may end with the dot, and not begin with it. */}
      <p>{texts.join('\u00a0· ')}</p>
      {isOnTheWay && progress ? (
        <div className={styles.progress}>
          <ProgressBar
            value={progress.spent}
            maximum={progress.minimum}
            label={t('cart.progress_free_delivery')}
            tone="leaf"
          />
        </div>
      ) : null}
    </div>
  )
}

interface SlideProps {
  banner: BannerInterstitial
  onHide: (id: string, slide: Element | null) => void
}

function Slide({ banner: { _id, text, theme, action, countdownTimer, endTimestamp }, onHide }: SlideProps) {
  const t = useT()
  return (
    <div className={styles.slide} data-theme={theme}>
      <p className={styles.text}>
        <ShortenedText text={text} />{' '}
        {countdownTimer?.enabled && endTimestamp ? (
          <>
            <Countdown endsAt={endTimestamp} form="small" />{' '}
          </>
        ) : null}
        <BannerLink action={action} className={styles.link} />
      </p>
      <IconButton
        icon="x"
        size={18}
        label={t('band.hide')}
        className={styles.hide}
        onClick={({ currentTarget }) => onHide(_id, currentTarget.parentElement)}
      />
    </div>
  )
}

/**
 * The carousel above every page: the messages about delivery, then banners that can be hidden (document 1 §1). Its space is reserved until
 * the data arrives.
 */
export function TopBand() {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const base = useSession((session) => session.base)
  const messagesSlide = useMessagesSlide(base)
  const now = useContext(ClockContext)
  if (!base) return <div className={`${styles.band} ${styles.slide}`} data-band="awaited" />
  const shown = base.topBanners.filter((banner) => now === null || !isBannerOver(banner, now()))
  if (!messagesSlide && shown.length === 0) return null
  const hide = (id: string, slide: Element | null) => {
    void import('./hideBanner.ts').then(({ hideBanner }) => hideBanner(id))
    // The focused element is removed with its slide, and the buttons beside the slides with the last but one.
    focusBeside(slide, place.current?.querySelectorAll<HTMLElement>('[role="group"] :is(a, button)') ?? [])
  }
  return (
    <div ref={place} className={styles.band}>
      <Carousel label={t('band.label')} look="strip">
        {messagesSlide}
        {shown.map((banner) => (
          <Slide key={banner._id} banner={banner} onHide={hide} />
        ))}
      </Carousel>
    </div>
  )
}
