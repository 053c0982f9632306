import { createRoot } from 'react-dom/client'
import type { Controls } from '../controls/controls.ts'
import type { MockHandle } from '../base/status.ts'
import { Console } from './Console.tsx'
import { keepReachable } from './keepReachable.ts'
import { rememberOpen } from './openness.ts'
import { makeRoom } from './room.ts'
import { ConsoleContext, pulseOf } from './useControls.ts'

interface Opened {
  controls: Controls
  handle: MockHandle
  /** Where the focus goes when the console closes. */
  opener: HTMLElement
}

/** Renders the console in a root of its own, apart from the shop's tree, and opens it; returns the function that opens and closes it. */
export function openConsole({ controls, handle, opener }: Opened): () => void {
  const place = document.createElement('div')
  keepReachable(place)
  document.body.append(place)
  const root = createRoot(place)
  let isOpen = false
  const tools = { controls, handle, pulse: pulseOf(controls) }
  const draw = () =>
    root.render(<ConsoleContext value={tools}>{isOpen ? <Console onClose={toggle} /> : null}</ConsoleContext>)
  function toggle() {
    isOpen = !isOpen
    opener.hidden = isOpen
    rememberOpen(isOpen)
    makeRoom(isOpen ? 'open' : 'closed')
    draw()
    if (!isOpen) opener.focus()
  }
  toggle()
  return toggle
}
