import styles from './Said.module.css'

/** What was just done, told politely. */
export const Said = ({ said }: { said: string }) => (
  <p role="status" className={styles.said}>
    {said}
  </p>
)
