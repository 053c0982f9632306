import { createContext, useContext, useId } from 'react'
import { rememberSearch } from '../../stores/search/searchHistory.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/icons.ts'
import { Link } from '../../navigation/link/Link.tsx'
import styles from './SuggestionList.module.css'

export interface Suggestion {
  text: string
  href: string
  /** The search term to remember; undefined for a department. */
  term?: string
}

interface Chosen {
  /** The id of the active option. */
  active: string | null
  onChosen: () => void
}

export const ChosenContext = createContext<Chosen>({ active: null, onChosen: () => {} })

interface OptionProps {
  suggestion: Suggestion
  icon: IconName
}

/** One entry: an option for the keyboard, which stays in the field, and a link for a pointer. */
function Option({ suggestion: { text, href, term }, icon }: OptionProps) {
  const { active, onChosen } = useContext(ChosenContext)
  const id = useId()
  return (
    <Link
      id={id}
      to={href}
      role="option"
      aria-selected={id === active}
      tabIndex={-1}
      className={styles.link}
      // The field keeps the focus, so that the list does not close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (term) rememberSearch(term)
        onChosen()
      }}
    >
      <Icon name={icon} size={18} className={styles.icon} />
      {text}
    </Link>
  )
}

interface OptionGroupProps {
  title: string
  icon: IconName
  suggestions: readonly Suggestion[]
}

/** Entries of one kind under their heading; nothing without entries. */
export function OptionGroup({ title, icon, suggestions }: OptionGroupProps) {
  const id = useId()
  if (suggestions.length === 0) return null
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles.title} role="presentation">
        {title}
      </div>
      {suggestions.map((suggestion) => (
        <Option key={suggestion.href} suggestion={suggestion} icon={icon} />
      ))}
    </div>
  )
}
