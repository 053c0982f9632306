import { Icon } from '../icon/Icon.tsx'
import styles from './FieldError.module.css'

/** The error of a field: an icon and a text, not colour alone. */
export const FieldError = ({ text }: { text: string }) => (
  <span className={styles.error}>
    <Icon name="circle-alert" size={16} className={styles.icon} />
    <span>{text}</span>
  </span>
)
