import type { BannerInterstitial } from '../../contract/entities/engagement/interstitial.ts'
import { useT } from '../../i18n/index.ts'
import { BannerLink } from '../../ui/link/BannerLink.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import { Carousel } from '../../ui/layout/Carousel.tsx'
import { Countdown } from '../../ui/time/Countdown.tsx'
import { Illustration } from '../../ui/media/Illustration.tsx'
import { StableText } from '../../ui/text/StableText.tsx'
import { Deferred } from '../../ui/deferred/Deferred.tsx'
import styles from './Banners.module.css'

function Slide({ banner, isFirst }: { banner: BannerInterstitial; isFirst: boolean }) {
  const isCountedDown = banner.countdownTimer?.enabled ?? false
  const illustrations = (banner.illustrations ?? []).slice(0, 3)
  return (
    <div className={styles.slide} data-theme={banner.theme}>
      <div className={styles.texts}>
        <div className={styles.eyebrow}>
          {banner.eyebrow ? (
            <p>
              <StableText>{banner.eyebrow}</StableText>
            </p>
          ) : null}
          {isCountedDown && banner.endTimestamp ? (
            <Countdown endsAt={banner.endTimestamp} form="small" />
          ) : null}
        </div>
        <h2 className={styles.text}>{banner.text}</h2>
        <BannerLink action={banner.action} className={buttonClass({ className: styles.action })} />
      </div>
      {/* The text of the other slides determines their height, so that their pictures can wait. */}
      <Deferred className={styles.pictures} isThere={isFirst} aria-hidden="true">
        {illustrations.map((name, index) => (
          <Illustration
            key={name}
            name={name}
            size={index === 0 ? 120 : 80}
            priority={isFirst}
            isLargest={isFirst && index === 0}
          />
        ))}
      </Deferred>
    </div>
  )
}

/** The banners of the home page, one at a time (document 1 §1 and §2, banner links). */
export function Banners({ banners }: { banners: readonly BannerInterstitial[] }) {
  const t = useT()
  if (banners.length === 0) return null
  return (
    <Carousel label={t('home.banners')}>
      {banners.map((banner, index) => (
        <Slide key={banner._id} banner={banner} isFirst={index === 0} />
      ))}
    </Carousel>
  )
}
