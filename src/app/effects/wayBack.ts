import { NavigationType } from 'react-router-dom'
import { wayBack } from '../../stores/overlays/wayBack.ts'
import type { Router } from '../../navigation/router.ts'

/** Records that the history contains an earlier page of the shop. A replaced address adds none. */
export function trackWayBack(router: Router): () => void {
  let { key } = router.state.location
  return router.subscribe(({ location, historyAction }) => {
    if (location.key === key) return
    key = location.key
    if (historyAction !== NavigationType.Replace) wayBack.isInShop = true
  })
}
