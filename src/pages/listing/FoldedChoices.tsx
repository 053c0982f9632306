import { useState } from 'react'
import { BRAND_FILTER_SHOWN_FIRST } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { FilterChoice } from './FilterChoice.tsx'
import styles from './FoldedChoices.module.css'

export interface Choice {
  gid: string
  name: string
  count?: number
}

interface FoldedChoicesProps {
  type: 'radio' | 'checkbox'
  name: string
  choices: readonly Choice[]
  isChosen: (gid: string) => boolean
  onChoose: (gid: string) => void
}

/** The first ten answers of a filter question, the rest behind "View more" (document 1 §3, brandTexts). */
export function FoldedChoices({ type, name, choices, isChosen, onChoose }: FoldedChoicesProps) {
  const t = useT()
  const [isWhole, setIsWhole] = useState(false)
  // What is chosen is never hidden: what narrows the goods must be seen to be undone.
  const shown = choices.filter(
    ({ gid }, index) => isWhole || index < BRAND_FILTER_SHOWN_FIRST || isChosen(gid),
  )
  return (
    <>
      {shown.map(({ gid, name: label, count }) => (
        <FilterChoice
          key={gid}
          type={type}
          name={name}
          label={label}
          {...(count === undefined ? {} : { count, countLabel: t('listing.choice_count', { count }) })}
          isChosen={isChosen(gid)}
          onChoose={() => onChoose(gid)}
        />
      ))}
      {choices.length > BRAND_FILTER_SHOWN_FIRST ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole
            ? t('listing.view_less')
            : t('listing.view_more', { count: choices.length - shown.length })}
          <Icon name={isWhole ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      ) : null}
    </>
  )
}
