import styles from './StableText.module.css'

/**
 * Words that others stand beside: as wide as the system's letters make them, also once the typeface is there, so that nothing
 * beside them moves when it comes.
 */
export const StableText = ({ children }: { children: string }) => (
  <span className={styles.place} data-text={children}>
    <span className={styles.words}>{children}</span>
  </span>
)
