import type { ComponentProps } from 'react'
import styles from './FileButton.module.css'

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string
}

/** A field for a file that looks like a button; it is named by its label. */
export function FileButton({ label, ...input }: FileButtonProps) {
  return (
    <label className={styles.file}>
      {label}
      <input {...input} type="file" className="visually-hidden" />
    </label>
  )
}
