import Checkbox from '@mui/material/Checkbox'
import styles from './CheckField.module.css'

interface CheckFieldProps {
  label: string
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** One choice that is on or off, with its label beside it. */
export const CheckField = ({ label, isChecked, onChange }: CheckFieldProps) => (
  <label className={styles.field}>
    <Checkbox checked={isChecked} onChange={(_, next) => onChange(next)} />
    <span>{label}</span>
  </label>
)
