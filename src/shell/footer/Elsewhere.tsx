import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { appStores, socialPages } from './appStores.ts'
import styles from './Footer.module.css'
import { moreIcons } from '../../ui/icon/moreIcons.ts'

/** Links to the shop's social media and apps; all open in a new tab (document 1 §1). */
export function Elsewhere() {
  const t = useT()
  const newTab = <span className="visually-hidden">{t('home.opens_new_tab')}</span>
  return (
    <>
      <ul className={styles.links}>
        {socialPages.map(({ key, href }) => (
          <li key={key}>
            <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
              {t(key)} {newTab}
            </a>
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>{t('footer.apps')}</h2>
      <ul className={styles.badges}>
        {appStores.map(({ id, name, href }) => (
          <li key={id}>
            <a
              className={styles.badge}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              data-app-store={id}
            >
              <Icon name={moreIcons['arrow-up']} size={22} className={styles.down} />
              <span>
                <span className={styles.on}>{t('footer.app_on')} </span>
                {name}
              </span>{' '}
              {newTab}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
