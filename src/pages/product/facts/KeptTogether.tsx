import styles from './FactBoxes.module.css'

/** A sentence with one part of it, such as hours, that goes to the next line as a whole: the words stay whole for the translator. */
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
