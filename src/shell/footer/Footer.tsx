import { useT } from '../../i18n/index.ts'
import { openModal } from '../../stores/overlays/modals.ts'
import { HelpOptions } from '../page-end/HelpOptions.tsx'
import { LanguageChoice } from '../settings/LanguageChoice.tsx'
import { Capture } from '../../features/lead-capture/Capture.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import styles from './Footer.module.css'
import { FooterLinks } from './FooterLinks.tsx'

/** Help, terms, social media, language and credits (document 1 §1); `layoutOptionsOf` decides which pages have no footer. */
export function Footer() {
  const t = useT()
  return (
    <footer className={styles.footer} tabIndex={-1}>
      <div className={styles.inner}>
        <Capture />
        <section className={styles.part}>
          <h2 className={styles.title}>{t('footer.help')}</h2>
          <HelpOptions />
        </section>
        <section className={styles.part}>
          <h2 className={styles.title}>{t('footer.links')}</h2>
          <FooterLinks />
        </section>
        <section className={styles.part}>
          <h2 className={styles.title}>{t('footer.follow')}</h2>
          <Elsewhere />
        </section>
        <div className={styles.settings}>
          <LanguageChoice />
          <button type="button" className={styles.shortcuts} onClick={() => openModal({ kind: 'shortcuts' })}>
            {t('footer.shortcuts')}
          </button>
        </div>
        <p className={styles.small}>{t('footer.credits')}</p>
      </div>
    </footer>
  )
}
