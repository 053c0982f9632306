import { useRef } from 'react'
import { useT } from '../../i18n/index.ts'
import { closePanel, usePanels } from '../../stores/overlays/panels.ts'
import { Drawer } from '../../ui/dialog/Drawer.tsx'
import { SearchField } from '../search/SearchField.tsx'
import { SuggestionList } from '../search/SuggestionList.tsx'
import { useCombobox } from '../search/useCombobox.ts'
import { useSearchTerm } from '../search/useSearchTerm.ts'
import styles from './SearchPanel.module.css'

const stays = () => {}

/** The search of a phone: field and suggestions over the whole screen (document 1 §2). */
export function SearchPanel() {
  const t = useT()
  const isOpen = usePanels((panels) => panels.open === 'search')
  const input = useRef<HTMLInputElement>(null)
  const { term, setTerm, search } = useSearchTerm(closePanel)
  // The panel is the popup of the combobox: Escape closes the whole panel.
  const { field, forgetActive, keepActive, ...combobox } = useCombobox({
    isOpen,
    onOpen: stays,
    onEscape: stays,
  })
  return (
    <Drawer isOpen={isOpen} onClose={closePanel} side="top" title={t('shell.tab_search')}>
      <form role="search" aria-label={t('shell.search_label')} className={styles.form} onSubmit={search}>
        <SearchField
          ref={input}
          term={term}
          onTerm={(next) => {
            setTerm(next)
            forgetActive()
          }}
          isFirst
          combobox={field}
        />
      </form>
      <SuggestionList {...combobox} term={term} onOther={keepActive} onChosen={closePanel} />
    </Drawer>
  )
}
