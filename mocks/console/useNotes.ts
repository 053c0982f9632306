import * as v from 'valibot'
import { NOTES_LENGTH } from '../controls/sessionExport/sessionExportSchema.ts'
import { recallKept, useKept } from './kept.ts'

const KEY = 'notes'

export interface Notes {
  text: string
  write(text: string): void
  /** Adds the notes of an opened session, below the own ones. */
  add(notes: string): void
}

/** What the tester has written in this tab. A reload keeps it. */
export function useNotes(): Notes {
  const [text, write] = useKept(KEY, v.string(), '')
  return {
    text,
    write,
    add(notes) {
      // The field may have changed while the file was read.
      const own = recallKept(KEY, v.string()) ?? ''
      if (own.includes(notes)) return
      write(
        [own, notes]
          .filter((part) => part !== '')
          .join('\n\n')
          .slice(0, NOTES_LENGTH),
      )
    },
  }
}
