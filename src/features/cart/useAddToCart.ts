import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isFailure } from '../../api/failure.ts'
import type { CartShortfall } from '../../contract/entities/cart.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { to } from '../../paths.ts'
import { notify } from '../../stores/notices/notices.ts'

/** Adds several items to the cart at once: shows a notice with the number of added items, and keeps the shortfalls. */
export function useAddToCart() {
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [shortfalls, setShortfalls] = useState<readonly CartShortfall[]>([])

  /** `wanted` is the total requested quantity; `send` returns the shortfalls, or throws its `Failure`. */
  const add = async (wanted: number, send: () => Promise<readonly CartShortfall[]>) => {
    setSending(true)
    setShortfalls([])
    try {
      const missing = await send()
      setShortfalls(missing)
      const count = wanted - missing.reduce((all, line) => all + line.wanted - line.added, 0)
      const action = { key: 'notices.view_cart', run: () => void navigate(to.cart()) } as const
      if (count > 0)
        notify({ key: 'from_source.added', values: { count }, tone: 'success', slot: 'cart', action })
    } catch (error) {
      if (!isFailure(error)) throw error
      notify({ key: failureMessage(error), tone: 'error', slot: 'cart' })
    } finally {
      setSending(false)
    }
  }
  return { isSending, shortfalls, add }
}
