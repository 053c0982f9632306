import { Substitution } from '../../contract/enumerations.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { moreIcons } from '../../ui/icon/moreIcons.ts'
import styles from './SubstitutionChoice.module.css'
import { substitutions, substitutionText } from './substitutionText.ts'

interface SubstitutionChoiceProps {
  /** The name of the item. */
  name: string
  choice: Substitution | undefined
  onChoose: (choice: Substitution) => void
}

/** What replaces an item that is sold out, as the platform's own select (docs/decisions/0077). */
export function SubstitutionChoice({ name, choice, onChoose }: SubstitutionChoiceProps) {
  const t = useT()
  return (
    <span className={styles.choice}>
      <Icon name={moreIcons['repeat-2']} size={16} className={styles.icon} />
      <select
        className={styles.select}
        aria-label={t('cart.substitution_of', { name })}
        value={choice ?? Substitution.SIMILAR}
        onChange={({ target: { value } }) => {
          const chosen = substitutions.find((each) => each === value)
          if (chosen) onChoose(chosen)
        }}
      >
        {substitutions.map((each) => (
          <option key={each} value={each}>
            {t(substitutionText(each))}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} className={styles.arrow} />
    </span>
  )
}
