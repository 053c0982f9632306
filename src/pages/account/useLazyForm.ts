import { type ComponentType, useEffect, useRef, useState } from 'react'
import { clearFormDraft, type DraftName, readFormDraft } from '../../stores/base/formDraft.ts'
import { notify } from '../../stores/notices/notices.ts'

/**
 * The form of a dialog, which loads on the first press; offline, a notice says so and the page stays. With a draft, the dialog is open again
 * after a reload; closing it clears the draft.
 */
export function useLazyForm<Props>(load: () => Promise<ComponentType<Props>>, draft?: DraftName) {
  const [Form, setForm] = useState<ComponentType<Props> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const openings = useRef(0)
  const open = async () => {
    try {
      const loaded = await load()
      openings.current += 1
      setForm(() => loaded)
      setOpen(true)
    } catch {
      notify({ key: 'handlers.network', tone: 'error' })
    }
  }
  useEffect(() => {
    if (draft !== undefined && Object.keys(readFormDraft(draft)).length > 0) void open()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, [draft])
  const close = () => {
    if (draft !== undefined) clearFormDraft(draft)
    setOpen(false)
  }
  /** Returns a function that closes the dialog, unless it has been closed and opened again since. */
  const closeThis = () => {
    const opening = openings.current
    return () => {
      if (openings.current === opening) close()
    }
  }
  return { Form, isOpen, open: () => void open(), close, closeThis }
}
