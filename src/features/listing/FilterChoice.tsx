import styles from './FilterChoice.module.css'

interface FilterChoiceProps {
  type: 'radio' | 'checkbox'
  name: string
  label: string
  count?: number
  /** The count as a sentence, for screen readers. */
  countLabel?: string
  isChosen: boolean
  onChoose: () => void
}

/** One option of a filter. */
export function FilterChoice({
  type,
  name,
  label,
  count,
  countLabel,
  isChosen,
  onChoose,
}: FilterChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type={type} name={name} checked={isChosen} onChange={onChoose} className={styles.input} />
      <span className={styles.label}>{label}</span>
      {count === undefined ? null : (
        <>
          <span className={styles.count} aria-hidden={countLabel ? true : undefined}>
            {count}
          </span>
          {countLabel ? <span className="visually-hidden">{countLabel}</span> : null}
        </>
      )}
    </label>
  )
}
