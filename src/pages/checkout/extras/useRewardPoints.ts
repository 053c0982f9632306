import { useState } from 'react'
import { isFailure } from '../../../api/failure.ts'
import { useT } from '../../../i18n/index.ts'
import { applyPoints } from '../../../stores/cart/rewardPoints.ts'
import { refusalOf } from '../refusals.ts'

/** Uses reward points, with the reason in words where the server refused them; zero removes them. */
export function useRewardPoints() {
  const t = useT()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const apply = async (points: number): Promise<boolean> => {
    if (isSending) return false
    setSending(true)
    setRefusal(null)
    try {
      await applyPoints(points)
      return true
    } catch (error) {
      if (!isFailure(error)) throw error
      setRefusal(t(refusalOf(error).message))
      return false
    } finally {
      setSending(false)
    }
  }

  return { isSending, refusal, apply, forget: () => setRefusal(null) }
}
