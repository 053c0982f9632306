import { useEffect, useState } from 'react'
import { loadTexts } from '../../i18n/index.ts'

/**
 * Loads the texts of `account`, which the forms of the dialog need except the first one. Returns whether they are there. The dialog opens
 * without them, so that a press before the server is ready has its result at once.
 */
export function useLoginTexts(): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    // A failure has been reported.
    void loadTexts('account')
      .catch(() => {})
      .then(() => setLoaded(true))
  }, [])
  return isLoaded
}
