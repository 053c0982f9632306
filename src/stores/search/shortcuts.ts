import { keep, recall } from '../base/storage.ts'
import { store } from '../base/store.ts'

const KEY = 'pasar.shortcuts'

/** Whether single-letter shortcuts are on: shoppers who dictate can switch them off (WCAG 2.1.4). */
export const useShortcuts = store({ areOn: true })

/** Applies the stored choice. */
export const restoreShortcuts = (): void => useShortcuts.setState({ areOn: recall('local', KEY) !== 'off' })

/** Switches the shortcuts and stores the choice. */
export function switchShortcuts(areOn: boolean): void {
  keep('local', KEY, areOn ? null : 'off')
  useShortcuts.setState({ areOn })
}
