import { Button } from '../../../src/ui/button/Button.tsx'
import {
  SESSION_EXPORT_MAXIMUM_BYTES,
  SessionExportRefused,
} from '../../controls/sessionExport/readSessionExport.ts'
import type { Notes } from '../useNotes.ts'
import { download } from '../requests/download.ts'
import { useControls } from '../useControls.ts'
import { useConsoleTexts } from '../texts.ts'
import fields from './fields.module.css'
import { FileField } from './FileField.tsx'
import { fileName } from './fileName.ts'
import { Part } from './Part.tsx'
import type { Doing } from './useDoing.ts'

/** A whole session as a file, with the notes: saved here, opened elsewhere. */
export function SessionExportFile({ doing, notes }: { doing: Doing; notes: Notes }) {
  const say = useConsoleTexts()
  const controls = useControls()
  const save = () =>
    doing.act(async () => {
      const name = fileName(controls.clock.now(), 'json')
      download(name, await controls.exportSession(notes.text))
      return say('data.exported', { name })
    })
  const open = (file: File) =>
    doing.act(async () => {
      // Not even read: a file may be larger than memory.
      if (file.size > SESSION_EXPORT_MAXIMUM_BYTES)
        throw new SessionExportRefused({ reason: 'size', bytes: file.size })
      notes.add((await controls.importSession(await file.text())).notes)
      return say('data.imported', { name: file.name })
    })
  return (
    <Part title={say('data.session_file')}>
      <p className={fields.hint}>{say('data.session_file_hint')}</p>
      <div className={fields.row}>
        <Button variant="outline" pending={doing.isBusy} onClick={save}>
          {say('data.export')}
        </Button>
      </div>
      <FileField label={say('data.import')} onFile={open} />
    </Part>
  )
}
