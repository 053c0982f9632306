import { closePanel } from '../../stores/overlays/panels.ts'
import type { Router } from '../../navigation/router.ts'

/** Closes the panels when the page changes (document 1 §2), and not when only its filter does. */
export function closePanelsOnNavigation(router: Router): () => void {
  let path = router.state.location.pathname
  return router.subscribe(({ navigation, location }) => {
    const target = (navigation.location ?? location).pathname
    if (target === path) return
    path = target
    closePanel()
  })
}
