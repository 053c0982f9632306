import { useContext, useRef } from 'react'
import type { BannerInterstitial } from '../../contract/entities/interstitial.ts'
import { isBannerOver } from '../../domain/banner.ts'
import { formatSimplePrice } from '../../domain/money.ts'
import { shopMessages } from '../../domain/shopMessages.ts'
import { useT } from '../../i18n/index.ts'
import { useSession } from '../../stores/session.ts'
import { BannerLink } from '../../ui/BannerLink.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { ClockContext } from '../../ui/clockContext.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ShortenedText } from '../ShortenedText.tsx'
import styles from './TopBand.module.css'

/** What the shop says of delivery, and to a business of itself: one slide, since each is a few words (document 1 §1). */
function useMessages(): string | null {
  const t = useT()
  const config = useSession(({ base }) => base?.config)
  const user = useSession((session) => session.user)
  if (!config) return null
  const messages = shopMessages(config, user ?? undefined)
  return messages
    .map((message) =>
      t(
        `band.${message.kind}`,
        'amount' in message ? { amount: formatSimplePrice(message.amount) } : { ...message },
      ),
    )
    .join(' · ')
}

interface SlideProps {
  banner: BannerInterstitial
  onHide: (id: string) => void
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
        onClick={() => onHide(_id)}
      />
    </div>
  )
}

const none: readonly BannerInterstitial[] = []

/** The carousel above every page: what the shop says of delivery, then its banners, each of which can be hidden (document 1 §1). */
export function TopBand() {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const said = useMessages()
  const banners = useSession(({ base }) => base?.topBanners ?? none)
  const now = useContext(ClockContext)
  const shown = banners.filter((banner) => now === null || !isBannerOver(banner, now()))
  if (!said && shown.length === 0) return null
  const hide = (id: string) => {
    void import('./hideBanner.ts').then(({ hideBanner }) => hideBanner(id))
    // What had the focus goes with it.
    ;(
      place.current?.querySelector<HTMLElement>('a, button:enabled') ?? document.getElementById('main')
    )?.focus()
  }
  return (
    <div ref={place} className={styles.band}>
      <Carousel label={t('band.label')} look="strip">
        {said ? (
          <p className={`${styles.slide} ${styles.said}`}>
            <Icon name="truck" size={18} className={styles.icon} />
            {said}
          </p>
        ) : null}
        {shown.map((banner) => (
          <Slide key={banner._id} banner={banner} onHide={hide} />
        ))}
      </Carousel>
    </div>
  )
}
