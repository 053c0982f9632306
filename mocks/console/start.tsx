import type { StartConsole } from '../controls/inBrowser.ts'
import { keepReachable } from './keepReachable.ts'
import styles from './launcher.module.css'
import { wasOpen } from './openness.ts'
import { makeRoom } from './room.ts'
import { followPageLanguage, say, watchPageLanguage } from './texts.ts'

/** Ctrl + Shift + M, which no browser has for itself; also while a field has the focus. */
const isShortcut = ({ ctrlKey, shiftKey, altKey, code }: KeyboardEvent): boolean =>
  ctrlKey && shiftKey && !altKey && code === 'KeyM'

/**
 * Puts the console's button below the shop. The console's code loads when it first opens: by the button, by Ctrl + Shift + M, or through
 * the address.
 */
export const startConsole: StartConsole = async (given) => {
  await followPageLanguage()
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.launcher ?? ''
  button.setAttribute('aria-keyshortcuts', 'Control+Shift+M')
  keepReachable(button)
  const name = () => {
    button.textContent = say('open')
  }
  name()
  watchPageLanguage(name)
  document.body.append(button)
  makeRoom('closed')

  let toggle: (() => void) | undefined
  const open = async () => {
    if (!toggle) {
      const { openConsole } = await import('./open.tsx')
      toggle ??= openConsole({ ...given, opener: button })
    } else toggle()
  }
  button.addEventListener('click', () => void open())
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    void open()
  })
  if (given.isOpen || wasOpen() || given.controls.problems.length > 0) await open()
}
