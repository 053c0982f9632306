import { type DragEvent, useState } from 'react'
import { Button } from '../../../src/ui/button/Button.tsx'
import { BAG_MAXIMUM_BYTES, BagRefused } from '../../controls/bag/readBag.ts'
import { download } from '../requests/download.ts'
import { useControls } from '../useControls.ts'
import { useWords } from '../words.ts'
import styles from './BagFile.module.css'
import fields from './fields.module.css'
import { Part } from './Part.tsx'
import type { Doing } from './useDoing.ts'

/** `pasar-2026-12-24-1000.json`: by the shop's own time. */
const nameOf = (now: string): string => `pasar-${now.slice(0, 16).replace('T', '-').replace(':', '')}.json`

/** A whole visit as a file: saved here, opened elsewhere. */
export function BagFile({ doing }: { doing: Doing }) {
  const say = useWords()
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
      if (file.size > BAG_MAXIMUM_BYTES) throw new BagRefused({ reason: 'size', bytes: file.size })
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
              // The same file may be opened again.
              target.value = ''
            }}
          />
        </label>
        <p className={fields.hint}>{say('data.drop')}</p>
      </div>
    </Part>
  )
}
