import styles from './AccountButton.module.css'

interface AccountButtonProps {
  name: string
  /** Distinguishes accounts of one name: an email, or what the account shows. */
  text: string
  onClick: () => void
}

/** An account in a list to choose from. */
export function AccountButton({ name, text, onClick }: AccountButtonProps) {
  return (
    <button type="button" className={styles.account} onClick={onClick}>
      <span className={styles.name}>{name}</span>
      <span className={styles.text}>{text}</span>
    </button>
  )
}
