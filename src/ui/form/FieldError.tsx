import { Icon } from '../icon/Icon.tsx'
import styles from './FieldError.module.css'

/** What is wrong with a field: a mark and words, for who sees no red. */
export const FieldError = ({ text }: { text: string }) => (
  <span className={styles.error}>
    <Icon name="circle-alert" size={16} className={styles.icon} />
    <span>{text}</span>
  </span>
)
