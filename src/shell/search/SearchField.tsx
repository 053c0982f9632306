import type { ComponentProps, Ref } from 'react'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  term: string
  onTerm: (term: string) => void
  ref?: Ref<HTMLInputElement>
  /** The panel was opened for this field: it receives the focus. */
  isFirst?: boolean
  /** The ARIA attributes of the combobox. */
  combobox: ComponentProps<'input'>
}

/** The round field, 44 px high. */
export function SearchField({ term, onTerm, ref, isFirst = false, combobox }: SearchFieldProps) {
  const t = useT()
  return (
    <div className={styles.field}>
      <Icon name="search" size={20} className={styles.icon} />
      <input
        {...combobox}
        ref={ref}
        className={styles.input}
        type="search"
        name="term"
        value={term}
        onChange={(event) => onTerm(event.target.value)}
        aria-label={t('shell.search_label')}
        placeholder={t('shell.search_placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        data-autofocus={isFirst || undefined}
        // A shopper who types while the next page loads continues there.
        data-stay={term || undefined}
      />
      {term === '' ? null : (
        <IconButton
          icon="x"
          size={18}
          className={styles.clear}
          label={t('shell.search_clear')}
          onClick={({ currentTarget }) => {
            onTerm('')
            // The button is gone with the term.
            currentTarget.parentElement?.querySelector('input')?.focus()
          }}
        />
      )}
    </div>
  )
}
