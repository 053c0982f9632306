import { type ReactNode, useState } from 'react'

/** The text of a live region. Each new object in `of` makes it a new element, so that a text that is the same again is read again. */
export function Repeated({ of, children }: { of: unknown; children: ReactNode }) {
  const [seen, setSeen] = useState({ of, times: 0 })
  if (seen.of !== of) setSeen({ of, times: seen.times + 1 })
  return children ? <span key={seen.times}>{children}</span> : null
}
