import { useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import type { ConsoleTranslate } from '../words.ts'
import { useWords } from '../words.ts'
import styles from './CopyLink.module.css'

interface CopyLinkProps {
  title: string
  /** The whole address. */
  link: string
}

const said = (say: ConsoleTranslate, state: 'ready' | 'copied' | 'failed'): string =>
  state === 'ready' ? '' : say(state === 'copied' ? 'scenarios.copied' : 'scenarios.copy_failed')

/** Puts a scenario's link on the clipboard; where there is none, as over plain http, the link stands there to be copied by hand. */
export function CopyLink({ title, link }: CopyLinkProps) {
  const say = useWords()
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={say('scenarios.copy_link_label', { title })}
        onClick={() => void copy()}
      >
        {say('scenarios.copy_link')}
      </Button>
      <span role="status" className={styles.said}>
        {said(say, state)}
      </span>
      {state === 'failed' ? (
        <input
          className={styles.link}
          readOnly
          aria-label={say('scenarios.copy_failed')}
          value={link}
          onFocus={({ target }) => target.select()}
        />
      ) : null}
    </>
  )
}
