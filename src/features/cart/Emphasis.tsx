/** A sentence with one part of it, an amount, in bold: the words stay whole for the translator. */
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
