import { type ComponentType, useState } from 'react'
import { notify } from '../../stores/notices/notices.ts'

/** The form of a dialog, which loads on the first press; offline, a notice says so and the page stays. */
export function useLateForm<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Form, setForm] = useState<ComponentType<Props> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    try {
      const loaded = await load()
      setForm(() => loaded)
      setOpen(true)
    } catch {
      notify({ key: 'handlers.network', tone: 'error' })
    }
  }
  return { Form, isOpen, open: () => void open(), close: () => setOpen(false) }
}
