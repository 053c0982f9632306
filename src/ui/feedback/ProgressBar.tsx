import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  value: number
  maximum: number
  /** The goal, for example "Progress to free delivery". */
  label: string
  /** By default mango until the maximum is reached, then leaf green. */
  tone?: 'mango' | 'leaf' | undefined
}

/** Progress as a native progress element, which needs no inline style. */
export const ProgressBar = ({ value, maximum, label, tone }: ProgressBarProps) => (
  <progress
    className={`${styles.bar} ${styles[tone ?? (value >= maximum ? 'leaf' : 'mango')]}`}
    value={Math.max(0, Math.min(value, maximum))}
    max={Math.max(maximum, 1)}
    aria-label={label}
  />
)
