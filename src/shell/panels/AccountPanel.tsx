import { Link } from 'react-router-dom'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { closePanel, usePanels } from '../../stores/panels.ts'
import { isBusinessView, useSession } from '../../stores/session.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { HelpWays } from '../HelpWays.tsx'
import { LanguageChoice } from '../LanguageChoice.tsx'
import { SchemeChoice } from '../SchemeChoice.tsx'
import styles from './AccountPanel.module.css'

/** What is a shopper's own: favourites, language and appearance; and how to reach people. */
export function AccountPanel() {
  const t = useT()
  const isOpen = usePanels((panels) => panels.open === 'account')
  const isBusiness = useSession(isBusinessView)
  return (
    <Drawer isOpen={isOpen} onClose={closePanel} title={t('shell.tab_account')}>
      <div className={styles.panel}>
        <Link to={isBusiness ? to.whyShop() : to.favorites()} className={styles.link} onClick={closePanel}>
          <Icon name={isBusiness ? 'store' : 'heart'} size={22} className={styles.icon} />
          {t(isBusiness ? 'shell.why_shop' : 'shell.favorites')}
        </Link>
        <LanguageChoice />
        <SchemeChoice />
        <section>
          <h3 className={styles.title}>{t('footer.help')}</h3>
          <HelpWays />
        </section>
      </div>
    </Drawer>
  )
}
