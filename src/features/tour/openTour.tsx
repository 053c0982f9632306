import { createRoot } from 'react-dom/client'
import { loadTexts } from '../../i18n/index.ts'
import { keepStop, keptStop } from './keptStop.ts'
import { TourCard } from './TourCard.tsx'

/**
 * Shows the tour in a root of its own, after the shop in the document. `open` opens a page of the shop. Returns a function that removes it.
 */
export async function openTour(open: (path: string) => Promise<void>): Promise<() => void> {
  await loadTexts('developer')
  keepStop(keptStop())
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const remove = () => {
    root.unmount()
    place.remove()
  }
  root.render(<TourCard open={open} onEnd={remove} />)
  return remove
}
