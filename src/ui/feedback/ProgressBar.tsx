import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  value: number
  maximum: number
  /** What is being reached, for example "Progress towards free delivery". */
  label: string
  /** By itself mango until the maximum is reached, then leaf. */
  tone?: 'mango' | 'leaf' | undefined
}

/** How far something has come, as a native progress element: its fill needs no inline style. */
export const ProgressBar = ({ value, maximum, label, tone }: ProgressBarProps) => (
  <progress
    className={`${styles.bar} ${styles[tone ?? (value >= maximum ? 'leaf' : 'mango')]}`}
    value={Math.max(0, Math.min(value, maximum))}
    max={Math.max(maximum, 1)}
    aria-label={label}
  />
)
