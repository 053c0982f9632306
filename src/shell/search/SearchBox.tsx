import { useRef, useState } from 'react'
import { useT } from '../../i18n/index.ts'
import styles from './SearchBox.module.css'
import { SearchField } from './SearchField.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { useSearchTerm } from './useSearchTerm.ts'

/** The search of a wide screen: a form with its suggestions right under the field for as long as one is in it. */
export function SearchBox() {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { term, setTerm, search } = useSearchTerm(() => {
    setIsOpen(false)
    input.current?.blur()
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
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        input.current?.focus()
        setIsOpen(false)
      }}
    >
      <SearchField
        ref={input}
        term={term}
        onTerm={(next) => {
          setTerm(next)
          setIsOpen(true)
        }}
      />
      {isOpen ? (
        <div className={styles.offers}>
          <SuggestionList term={term} onChosen={() => setIsOpen(false)} />
        </div>
      ) : null}
    </form>
  )
}
