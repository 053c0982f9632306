import { Link } from 'react-router-dom'
import type { BannerInterstitial } from '../../contract/entities/interstitial.ts'
import { bannerLink } from '../../domain/banner.ts'
import { useT } from '../../i18n/index.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Carousel } from '../../ui/Carousel.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { Illustration } from '../../ui/Illustration.tsx'
import styles from './Banners.module.css'

function CallToAction({ banner }: { banner: BannerInterstitial }) {
  const t = useT()
  const link = bannerLink(banner.action)
  if (!link) return null
  const text = banner.action.text ?? t('home.banner_action')
  const look = buttonClass({ className: styles.action })
  return link.isExternal ? (
    <a href={link.href} target="_blank" rel="noopener noreferrer" className={look}>
      {text}
      <span className="visually-hidden">{t('home.opens_new_tab')}</span>
    </a>
  ) : (
    <Link to={link.href} className={look}>
      {text}
    </Link>
  )
}

function Slide({ banner, isFirst }: { banner: BannerInterstitial; isFirst: boolean }) {
  const isCountedDown = banner.countdownTimer?.enabled ?? false
  return (
    <div className={styles.slide} data-theme={banner.theme}>
      <div className={styles.words}>
        <div className={styles.eyebrow}>
          {banner.eyebrow ? <p>{banner.eyebrow}</p> : null}
          {isCountedDown && banner.endTimestamp ? (
            <Countdown endsAt={banner.endTimestamp} form="small" />
          ) : null}
        </div>
        <h2 className={styles.text}>{banner.text}</h2>
        <CallToAction banner={banner} />
      </div>
      <div className={styles.pictures} aria-hidden="true">
        {(banner.illustrations ?? []).slice(0, 3).map((name) => (
          <Illustration key={name} name={name} size={120} priority={isFirst} />
        ))}
      </div>
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
