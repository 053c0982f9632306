import { type DragEvent, useState } from 'react'
import { useConsoleTexts } from '../texts.ts'
import fields from './fields.module.css'
import styles from './FileField.module.css'

interface FileFieldProps {
  label: string
  /** The types that the browser offers; JSON by default. */
  accept?: string
  onFile: (file: File) => void
}

/** Opens a file that is chosen or dropped. */
export function FileField({ label, accept = 'application/json,.json', onFile }: FileFieldProps) {
  const say = useConsoleTexts()
  const [isOver, setOver] = useState(false)
  const open = (file: File | undefined) => {
    if (file) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    open(event.dataTransfer.files[0])
  }
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={styles.label}>
        {label}
        <input
          type="file"
          accept={accept}
          className={styles.file}
          onChange={({ target }) => {
            open(target.files?.[0])
            // So that the same file can be opened again.
            target.value = ''
          }}
        />
      </label>
      <p className={fields.hint}>{say('data.drop')}</p>
    </div>
  )
}
