import styles from './Said.module.css'

/** Announces the result of the last action. */
export const Said = ({ said }: { said: string }) => (
  <p role="status" className={styles.said}>
    {said}
  </p>
)
