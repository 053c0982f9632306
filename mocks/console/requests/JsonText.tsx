import { useId } from 'react'
import { useConsoleTexts } from '../texts.ts'
import styles from './JsonText.module.css'

interface JsonTextProps {
  title: string
  value: unknown
  /** Of the whole in characters, where `value` is the beginning of its text. */
  size?: number | undefined
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2)

/** A body to read: indented, to be scrolled by keyboard as well. */
export function JsonText({ title, value, size }: JsonTextProps) {
  const say = useConsoleTexts()
  const id = useId()
  const text = value === undefined ? null : textOf(value)
  return (
    <div>
      <h4 id={id}>{title}</h4>
      {text === null ? (
        <p className={styles.nothing}>{say('requests.nothing')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users can scroll it only if it has focus
        <pre className={styles.text} role="region" aria-labelledby={id} tabIndex={0}>
          {text}
        </pre>
      )}
      {size === undefined || text === null ? null : (
        <p className={styles.nothing}>{say('requests.cut', { kept: text.length, size })}</p>
      )}
    </div>
  )
}
