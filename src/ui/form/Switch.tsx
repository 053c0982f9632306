import styles from './Switch.module.css'

interface SwitchProps {
  /** Its name, from an element on the page. */
  labelledBy: string
  describedBy?: string | undefined
  isOn: boolean
  isDisabled?: boolean
  /** Its change is being saved: it keeps the focus, and ignores further presses. */
  isSaving?: boolean
  onChange: (isOn: boolean) => void
}

/** A switch that takes effect at once. */
export const Switch = ({
  labelledBy,
  describedBy,
  isOn,
  isDisabled = false,
  isSaving = false,
  onChange,
}: SwitchProps) => (
  <button
    type="button"
    role="switch"
    className={styles.switch}
    aria-checked={isOn}
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    aria-busy={isSaving || undefined}
    disabled={isDisabled}
    onClick={() => {
      if (!isSaving) onChange(!isOn)
    }}
  >
    <span className={styles.thumb} />
  </button>
)
