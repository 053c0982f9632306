import type { BannerInterstitial } from '../../contract/entities/engagement/interstitial.ts'
import { BannerLink } from '../../ui/link/BannerLink.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import { Countdown } from '../../ui/time/Countdown.tsx'
import { Illustration } from '../../ui/media/Illustration.tsx'
import styles from './CategoryBanner.module.css'

/** The banner of a category: one line high on a wide screen, with its picture at the end (document 1 §3, Category). */
export function CategoryBanner({ banner }: { banner: BannerInterstitial }) {
  const { eyebrow, text, action, countdownTimer, endTimestamp, illustrations = [] } = banner
  const [picture] = illustrations
  return (
    <section className={styles.banner} aria-label={text}>
      <div className={styles.texts}>
        <div className={styles.eyebrow}>
          {eyebrow ? <p>{eyebrow}</p> : null}
          {countdownTimer?.enabled && endTimestamp ? <Countdown endsAt={endTimestamp} form="small" /> : null}
        </div>
        <p className={styles.text} data-keep-lines="">
          {text}
        </p>
      </div>
      <BannerLink action={action} className={buttonClass({ size: 'small', className: styles.action })} />
      {picture ? <Illustration name={picture} size={72} className={styles.picture} priority /> : null}
    </section>
  )
}
