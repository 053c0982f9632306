import { closePanel } from '../../stores/overlays/panels.ts'
import type { Router } from '../../navigation/router.ts'

/** Another page closes the panels (document 1 §2); another filter of the same page does not. */
export function closePanelsOnNavigation(router: Router): () => void {
  let path = router.state.location.pathname
  return router.subscribe(({ navigation, location }) => {
    const target = (navigation.location ?? location).pathname
    if (target === path) return
    path = target
    closePanel()
  })
}
