import styles from './StableText.module.css'

/** Text with other content beside it: it keeps the width it has in the fallback font, so that nothing moves when the web font loads. */
export const StableText = ({ children }: { children: string }) => (
  <span className={styles.place} data-text={children}>
    <span className={styles.text}>{children}</span>
  </span>
)
