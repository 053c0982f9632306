import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { getI18n } from 'react-i18next'
import { loadLaterWords } from '../../../src/i18n/index.ts'
import type { MessageKey } from '../../../src/i18n/keys.ts'

let additions = 0

const subscribe = (onChange: () => void) => {
  const instance = getI18n()
  const onAdded = () => {
    additions += 1
    onChange()
  }
  instance.on('languageChanged', onChange)
  instance.store.on('added', onAdded)
  return () => {
    instance.off('languageChanged', onChange)
    instance.store.off('added', onAdded)
  }
}

const language = () => getI18n().language
const additionsNow = () => additions

/** The language whose texts are all at hand or on their way: every row asks for them. */
let asked: string | undefined

/** Texts that no first page needs come later: where they cannot be had just now, a key stands in their place. */
async function loadAll(shown: string): Promise<void> {
  if (asked === shown) return
  asked = shown
  try {
    await Promise.all([loadLaterWords(), loadLaterWords('account')])
  } catch {
    // The shop asks for them again as soon as it needs one.
    asked = undefined
  }
}

/** The shop's own texts in the page's language, with their places as they are written: `Only {{count}} left`. */
export function useShopText(): (key: MessageKey) => string {
  const shown = useSyncExternalStore(subscribe, language)
  const added = useSyncExternalStore(subscribe, additionsNow)
  useEffect(() => void loadAll(shown), [shown])
  return useCallback(
    (key) => {
      const read = (name: string): unknown => getI18n().getResource(shown, 'common', name)
      const text = read(key) ?? read(`${key}_other`)
      return typeof text === 'string' ? text : key
    },
    // A new function for new texts, so that what says them is drawn anew.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [shown, added],
  )
}
