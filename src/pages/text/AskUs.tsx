import type { PageData } from '../../contract/entities/page.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './AskUs.module.css'
import { moreIcons } from '../../ui/icon/moreIcons.ts'

/** The contacts for questions that the text does not answer. */
export function AskUs({ supportEmail, careline }: NonNullable<PageData['email']>) {
  const t = useT()
  return (
    <aside className={styles.ask} aria-labelledby="ask-us">
      <h2 id="ask-us" className={styles.title}>
        {t('text.ask_title')}
      </h2>
      <p className={styles.text}>{t('text.ask_text')}</p>
      <p className={styles.ways}>
        <a className={styles.way} href={`tel:${careline.replaceAll(/[^\d+]/g, '')}`}>
          <Icon name={moreIcons.phone} size={18} />
          {careline}
        </a>
        <a className={styles.way} href={`mailto:${supportEmail}`}>
          <Icon name={moreIcons.mail} size={18} />
          {supportEmail}
        </a>
      </p>
    </aside>
  )
}
