import { createContext, useContext, useId } from 'react'
import { rememberSearch } from '../../stores/search/searchHistory.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/icons.ts'
import { Link } from '../../navigation/link/Link.tsx'
import styles from './SuggestionList.module.css'

export interface Suggestion {
  text: string
  href: string
  /** The search this is, to be remembered; none for a department. */
  term?: string
}

interface Chosen {
  /** The id of the option that the arrows have come to. */
  active: string | null
  onChosen: () => void
}

export const ChosenContext = createContext<Chosen>({ active: null, onChosen: () => {} })

interface OptionProps {
  suggestion: Suggestion
  icon: IconName
}

/** One entry: an option to the keyboard, which stays in the field, and still a link to a pointer. */
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
      // The field keeps the focus, so that nothing closes before the click comes.
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

/** Entries of one kind under their name; nothing without an entry. */
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
