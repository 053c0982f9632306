import { useState } from 'react'
import { type DraftName, readFormDraft, saveFormDraft } from '../../stores/base/formDraft.ts'

/** Whether something was typed into the form of this draft, and not saved. */
export const isUnsaved = (draft: DraftName): boolean => Object.keys(readFormDraft(draft)).length > 0

/**
 * For a form with input that is never stored: a password, a card number. When the session ends, the page loads again (document 1 §6); after
 * the login, the form is open, with the other fields filled in and a message that the rest has to be entered again (docs/decisions/0103).
 */
export function useEnterAgain(draft: DraftName) {
  const [isAgain, setAgain] = useState(() => isUnsaved(draft))
  return {
    isAgain,
    /** Call it with every change: it keeps the fields that may be kept, or only that something was typed. */
    note: (fields: Readonly<Record<string, string>> = {}) => {
      setAgain(false)
      saveFormDraft(draft, { ...fields, isTyped: 'true' })
    },
  }
}
