import { useState } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import styles from './LinkCopier.module.css'
import { useWords } from './words.ts'

interface LinkCopierProps {
  /** The whole name, where several stand on one panel. */
  label?: string
  linkOf: () => Promise<string>
}

/** Puts a link on the clipboard; where there is none, as over plain http, the link stands here to be copied by hand. */
export function LinkCopier({ label, linkOf }: LinkCopierProps) {
  const say = useWords()
  const [link, setLink] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const copy = async () => {
    const made = await linkOf()
    try {
      await navigator.clipboard.writeText(made)
      setLink(null)
      setSaid(say('link.copied'))
    } catch {
      setLink(made)
      setSaid(say('link.by_hand'))
    }
  }
  return (
    <>
      <Button variant="outline" size="small" aria-label={label} onClick={() => void copy()}>
        {say('link.copy')}
      </Button>
      <span role="status" className={styles.said}>
        {said}
      </span>
      {link === null ? null : (
        <input
          className={styles.link}
          readOnly
          aria-label={say('link.by_hand')}
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}
