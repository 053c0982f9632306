import { useT } from '../../i18n/index.ts'
import { closePanel, usePanels } from '../../stores/panels.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { SuggestionList } from '../search/SuggestionList.tsx'
import { useSearchTerm } from '../search/useSearchTerm.ts'
import styles from './SearchPanel.module.css'

/** A phone's search: the whole screen for the field and what it offers (document 1 §2). */
export function SearchPanel() {
  const t = useT()
  const isOpen = usePanels((panels) => panels.open === 'search')
  const { term, setTerm, search } = useSearchTerm(closePanel)
  return (
    <Drawer isOpen={isOpen} onClose={closePanel} side="top" title={t('shell.tab_search')}>
      <form role="search" aria-label={t('shell.search_label')} className={styles.form} onSubmit={search}>
        <SearchField term={term} onTerm={setTerm} isFirst />
      </form>
      <SuggestionList term={term} onChosen={closePanel} />
    </Drawer>
  )
}
