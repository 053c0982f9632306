/** A sentence with one part, an amount, in bold; translators see the whole sentence. */
export function Emphasis({ text, part }: { text: string; part: string }) {
  const at = text.indexOf(part)
  if (at < 0) return <>{text}</>
  return (
    <>
      {text.slice(0, at)}
      <strong>{part}</strong>
      {text.slice(at + part.length)}
    </>
  )
}
