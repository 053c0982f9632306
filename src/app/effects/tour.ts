import type { Router } from '../../navigation/router.ts'
import { recall } from '../../stores/base/storage.ts'

const isAsked = ({ state }: Router): boolean =>
  !import.meta.env.VITE_API &&
  (/[?&]tour\b/.test(state.location.search) || recall('session', 'pasar.tour') !== null)

/** The tour of a demo, for a tab that was opened with `?tour` and has not ended it (docs/decisions/0102). Nothing of it loads otherwise. */
export function startTour(router: Router): () => void {
  let remove = () => {}
  let isOver = false
  const open = async () => {
    const { openTour } = await import('../../features/tour/openTour.tsx')
    const close = await openTour(async (path) => {
      await router.navigate(path)
    })
    if (isOver) close()
    else remove = close
  }
  // Without a network there is no tour.
  if (isAsked(router)) open().catch(() => {})
  return () => {
    isOver = true
    remove()
  }
}
