import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { LIST_SEARCH_MAXIMUM, LIST_SEARCH_MINIMUM } from '../../../contract/limits.ts'
import { isLongEnough } from '../../../domain/search.ts'
import { useT } from '../../../i18n/index.ts'
import { announce } from '../../../ui/feedback/Announcer.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { FieldError } from '../../../ui/form/FieldError.tsx'
import styles from './ListSearch.module.css'

interface ListSearchProps {
  /** The present search term. */
  term: string
  /** How many entries match it. */
  found: number
  label: string
}

/** Searches in a list, from two letters on (document 1 §5); the term is in the address. */
export function ListSearch({ term, found, label }: ListSearchProps) {
  const t = useT()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  // The search term at which a shorter one was refused: at another term, the field has that one.
  const [refusedAt, setRefusedAt] = useState<string | null>(null)
  const isTooShort = refusedAt === term
  const sent = useRef(term)
  // The answer to a search leaves what is typed since, and the focus; another term, as after Back, replaces it.
  useLayoutEffect(() => {
    if (field.current && sent.current !== term) field.current.value = term
    sent.current = term
  }, [term])
  const announced = useRef(term)
  useEffect(() => {
    if (announced.current === term) return
    announced.current = term
    announce(t('account.found', { count: found }))
  }, [t, term, found])
  const searchFor = (typed: string) => {
    sent.current = typed
    setRefusedAt(null)
    const next = new URLSearchParams(parameters)
    if (typed === '') next.delete('query')
    else next.set('query', typed)
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
  }
  const tooShort = t('lists.search_minimum', { count: LIST_SEARCH_MINIMUM })
  const send = () => {
    const typed = field.current?.value.trim() ?? ''
    if (typed !== '' && !isLongEnough(typed, LIST_SEARCH_MINIMUM)) {
      setRefusedAt(term)
      announce(tooShort)
      field.current?.focus()
    } else searchFor(typed)
  }
  const clear = () => {
    if (field.current) field.current.value = ''
    field.current?.focus()
    searchFor('')
  }
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <input
        ref={field}
        type="search"
        className={styles.field}
        defaultValue={term}
        maxLength={LIST_SEARCH_MAXIMUM}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        aria-invalid={isTooShort || undefined}
        aria-describedby={isTooShort ? errorId : undefined}
        onChange={() => setRefusedAt(null)}
      />
      <Button type="submit" variant="outline">
        {t('errors.not_found_search_button')}
      </Button>
      {term === '' ? null : (
        <Button variant="quiet" onClick={clear}>
          {t('lists.search_all')}
        </Button>
      )}
      {isTooShort ? (
        <p id={errorId} className={styles.problem}>
          <FieldError text={tooShort} />
        </p>
      ) : null}
    </form>
  )
}
