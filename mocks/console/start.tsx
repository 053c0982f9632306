import type { Controls } from '../controls/controls.ts'
import { conditionsOf, isUsual } from '../controls/conditions.ts'
import type { StartConsole } from '../controls/inBrowser.ts'
import { conditionsText } from './conditionsText.ts'
import { keepReachable } from './keepReachable.ts'
import styles from './launcher.module.css'
import { isFollowing, rememberOpen, wasOpen } from './openness.ts'
import { makeRoom } from './room.ts'
import { followPageLanguage, say, watchPageLanguage } from './texts.ts'

/** Ctrl + Shift + M, which no browser has for itself; also while a field has the focus. */
const isShortcut = ({ ctrlKey, shiftKey, altKey, code }: KeyboardEvent): boolean =>
  ctrlKey && shiftKey && !altKey && code === 'KeyM'

/** Follows the scenario of the page's link, or that of the tab, also while the console is closed. */
async function followScenario(controls: Controls, scenario: string | null | undefined): Promise<void> {
  if (!scenario && !isFollowing()) return
  const { followLinked, resumeFollowing } = await import('./scenarios/following.ts')
  if (scenario === undefined) resumeFollowing(controls)
  else followLinked(controls, scenario)
}

/**
 * Puts the console's button below the shop; it lists the conditions that are on. The console's code loads when it first opens: by the button,
 * by Ctrl + Shift + M, through the address, or because the shop could not start under its conditions.
 */
export const startConsole: StartConsole = async (given) => {
  await followPageLanguage()
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.launcher ?? ''
  // Other apps have a style sheet for the console (build/package/theme.ts).
  button.dataset['mockConsole'] = ''
  button.setAttribute('aria-keyshortcuts', 'Control+Shift+M')
  keepReachable(button)
  const { controls, scenario } = given
  await followScenario(controls, scenario)
  const name = () => {
    const text = [say('open'), conditionsText(conditionsOf(controls), say)].filter(Boolean).join(' · ')
    if (button.textContent !== text) button.textContent = text
  }
  name()
  watchPageLanguage(name)
  controls.subscribe((news) => {
    if (news === 'change') name()
  })
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
  if (given.isOpen === false) rememberOpen(false)
  if (given.isOpen || wasOpen() || controls.problems.length > 0) return open()
  const isConditionToBlame = () =>
    document.documentElement.dataset['boot'] === 'failed' && !isUsual(conditionsOf(controls))
  if (isConditionToBlame()) return open()
  new MutationObserver(() => {
    if (!toggle && isConditionToBlame()) void open()
  }).observe(document.documentElement, { attributeFilter: ['data-boot'] })
  return undefined
}
