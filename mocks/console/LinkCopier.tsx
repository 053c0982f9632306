import { useEffect, useState } from 'react'
import { Button } from '../../src/ui/button/Button.tsx'
import styles from './LinkCopier.module.css'
import { useConsoleTexts } from './texts.ts'

/** How long the button shows the confirmation. */
const SAID_FOR_MS = 4_000

interface LinkCopierProps {
  /** The full name, for a panel with several such buttons. */
  label?: string
  linkOf: () => Promise<string>
}

/** Copies a link to the clipboard; without a clipboard, as over plain http, the link is shown for copying by hand. */
export function LinkCopier({ label, linkOf }: LinkCopierProps) {
  const say = useConsoleTexts()
  const [link, setLink] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    // The same result again is announced again.
    setLink(null)
    setCopied(false)
    const made = await linkOf()
    try {
      await navigator.clipboard.writeText(made)
      setCopied(true)
    } catch {
      setLink(made)
    }
  }
  useEffect(() => {
    if (!isCopied) return undefined
    const over = setTimeout(() => setCopied(false), SAID_FOR_MS)
    return () => clearTimeout(over)
  }, [isCopied])
  return (
    <>
      <Button
        variant="outline"
        size="small"
        className={styles.button}
        aria-label={isCopied ? undefined : label}
        onClick={() => void copy()}
      >
        {say(isCopied ? 'link.copied' : 'link.copy')}
      </Button>
      {/*
       * Also announced to screen readers; where copying failed, the field below needs its reason.
       */}
      <span role="status" className={link === null ? 'visually-hidden' : styles.said}>
        {link === null ? isCopied && say('link.copied') : say('link.by_hand')}
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
