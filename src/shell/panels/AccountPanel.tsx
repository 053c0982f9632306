import { useT } from '../../i18n/index.ts'
import { closePanel, usePanels } from '../../stores/panels.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { HelpWays } from '../HelpWays.tsx'
import { LanguageChoice } from '../LanguageChoice.tsx'
import { SchemeChoice } from '../SchemeChoice.tsx'
import styles from './AccountPanel.module.css'

/** What a shopper can set for themselves: language and appearance; and how to reach people. */
export function AccountPanel() {
  const t = useT()
  const isOpen = usePanels((panels) => panels.open === 'account')
  return (
    <Drawer isOpen={isOpen} onClose={closePanel} title={t('shell.tab_account')}>
      <div className={styles.panel}>
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
