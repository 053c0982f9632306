import { type DragEvent, useState } from 'react'
import { Button } from '../../../src/ui/button/Button.tsx'
import {
  SESSION_EXPORT_MAXIMUM_BYTES,
  SessionExportRefused,
} from '../../controls/sessionExport/readSessionExport.ts'
import { download } from '../requests/download.ts'
import { useControls } from '../useControls.ts'
import { useConsoleTexts } from '../texts.ts'
import styles from './SessionExportFile.module.css'
import fields from './fields.module.css'
import { Part } from './Part.tsx'
import type { Doing } from './useDoing.ts'

/** `pasar-2026-12-24-1000.json`: by the shop's own time. */
const nameOf = (now: string): string => `pasar-${now.slice(0, 16).replace('T', '-').replace(':', '')}.json`

/** A whole session as a file: saved here, opened elsewhere. */
export function SessionExportFile({ doing }: { doing: Doing }) {
  const say = useConsoleTexts()
  const controls = useControls()
  const [isOver, setOver] = useState(false)
  const save = () =>
    doing.act(async () => {
      const name = nameOf(controls.clock.now())
      download(name, await controls.exportBag())
      return say('data.exported', { name })
    })
  const open = (file: File | undefined) => {
    if (!file) return
    doing.act(async () => {
      // Not even read: a file may be larger than memory.
      if (file.size > SESSION_EXPORT_MAXIMUM_BYTES)
        throw new SessionExportRefused({ reason: 'size', bytes: file.size })
      await controls.importBag(await file.text())
      return say('data.imported', { name: file.name })
    })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    open(event.dataTransfer.files[0])
  }
  return (
    <Part title={say('data.bag')}>
      <p className={fields.hint}>{say('data.bag_hint')}</p>
      <div className={fields.row}>
        <Button variant="outline" pending={doing.isBusy} onClick={save}>
          {say('data.export')}
        </Button>
      </div>
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
          {say('data.import')}
          <input
            type="file"
            accept="application/json,.json"
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
    </Part>
  )
}
