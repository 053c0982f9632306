import styles from './FactBoxes.module.css'

/** A sentence with one part, such as hours, that does not break across lines; translators see the whole sentence. */
export function KeptTogether({ text, part }: { text: string; part: string }) {
  const at = text.indexOf(part)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.part}>{part}</span>
      {text.slice(at + part.length)}
    </>
  )
}
