import { useT } from '../i18n/index.ts'
import styles from './Footer.module.css'
import { HelpWays } from './HelpWays.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'

/** Help, language and credits; hidden on cart, checkout and order pending (document 1 §2). */
export function Footer() {
  const t = useT()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section className={styles.help}>
          <h2 className={styles.title}>{t('footer.help')}</h2>
          <HelpWays />
        </section>
        <LanguageChoice />
        <p className={styles.small}>{t('footer.credits')}</p>
      </div>
    </footer>
  )
}
