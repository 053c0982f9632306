import { to } from '../../paths.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/icons.ts'
import { Link } from '../../navigation/link/Link.tsx'
import { StableText } from '../../ui/text/StableText.tsx'
import styles from './SearchLinks.module.css'

/** A longer term may need more than one line. */
const LONG = 20

interface SearchLinksProps {
  title: string
  terms: readonly string[]
  icon: IconName
}

/** Links to the results of suggested searches; nothing without any. */
export function SearchLinks({ title, terms, icon }: SearchLinksProps) {
  if (terms.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>
            <Link to={to.search(term)} className={styles.term}>
              <Icon name={icon} size={16} />
              {term.length > LONG ? <span>{term}</span> : <StableText>{term}</StableText>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
