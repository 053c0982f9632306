import { Suspense, useRef, useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { focusMain } from '../../ui/layout/focusMain.ts'
import { LazySuggestions } from './LazySuggestions.tsx'
import styles from './SearchBox.module.css'
import { SearchField } from './SearchField.tsx'
import { useCombobox } from './useCombobox.ts'
import { useSearchTerm } from './useSearchTerm.ts'

/** The search of a wide screen: a form with suggestions below the field while it has the focus. */
export function SearchBox() {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const leave = () => {
    setIsOpen(false)
    // Not to the body: a search for the term of the current page navigates nowhere.
    focusMain()
  }
  const { term, setTerm, search } = useSearchTerm(leave)
  const onEscape = () => {
    input.current?.focus()
    setIsOpen(false)
    if (!isOpen) setTerm('')
  }
  const { field, forgetActive, keepActive, ...combobox } = useCombobox({
    isOpen,
    onOpen: () => setIsOpen(true),
    onEscape,
  })
  return (
    <form
      role="search"
      aria-label={t('shell.search_label')}
      className={styles.box}
      onSubmit={search}
      onFocus={() => setIsOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
      onKeyDown={({ key, target }) => {
        if (key === 'Escape' && target !== input.current) onEscape()
      }}
    >
      <SearchField
        ref={input}
        term={term}
        onTerm={(next) => {
          setTerm(next)
          forgetActive()
          setIsOpen(true)
        }}
        combobox={{ ...field, onClick: () => setIsOpen(true) }}
      />
      <Suspense>
        {isOpen ? (
          <div className={styles.offers}>
            <LazySuggestions {...combobox} term={term} onOther={keepActive} onChosen={leave} />
          </div>
        ) : null}
      </Suspense>
    </form>
  )
}
