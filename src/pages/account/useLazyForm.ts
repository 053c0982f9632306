import { type ComponentType, useEffect, useRef, useState } from 'react'
import { clearFormDraft, type DraftName, readFormDraft } from '../../stores/base/formDraft.ts'
import { notify } from '../../stores/notices/notices.ts'
import { whenUncovered } from '../../stores/overlays/whenUncovered.ts'

/** Counts the presses on all buttons that open such a form. */
let presses = 0

/**
 * The form of a dialog, which loads on the first press; offline, a notice says so and the page stays. A form that has loaded after the press
 * on another button does not open, and one that has loaded while another dialog is open opens after that. With a draft, the dialog is open again after a reload; closing it
 * clears the draft.
 */
export function useLazyForm<Props>(load: () => Promise<ComponentType<Props>>, draft?: DraftName) {
  const [Form, setForm] = useState<ComponentType<Props> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const openings = useRef(0)
  const loadAndOpen = async () => {
    presses += 1
    const press = presses
    try {
      const loaded = await load()
      whenUncovered(() => {
        if (press !== presses) return
        openings.current += 1
        setForm(() => loaded)
        setOpen(true)
      })
    } catch {
      notify({ key: 'handlers.network', tone: 'error' })
    } finally {
      setLoading(false)
    }
  }
  const open = () => {
    setLoading(true)
    void loadAndOpen()
  }
  useEffect(() => {
    if (draft !== undefined && Object.keys(readFormDraft(draft)).length > 0) void loadAndOpen()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, [draft])
  const close = () => {
    if (draft !== undefined) clearFormDraft(draft)
    setOpen(false)
  }
  /** Returns a function that closes the dialog and returns true, unless it has been closed and opened again since. */
  const closeThis = () => {
    const opening = openings.current
    return (): boolean => {
      const isThis = openings.current === opening
      if (isThis) close()
      return isThis
    }
  }
  return { Form, isOpen, isLoading, open, close, closeThis }
}
