import styles from './fields.module.css'

interface SwitchProps {
  label: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

export const Switch = ({ label, isOn, onSwitch }: SwitchProps) => (
  <label className={styles.switch}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
    {label}
  </label>
)
