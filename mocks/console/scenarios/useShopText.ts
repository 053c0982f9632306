import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { getI18n } from 'react-i18next'
import { loadTexts } from '../../../src/i18n/index.ts'
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

/** The language whose texts are loaded or loading: every row requests them. */
let asked: string | undefined

/** Some namespaces load later: where loading fails, the key is shown instead of the text. */
async function loadAll(shown: string): Promise<void> {
  if (asked === shown) return
  asked = shown
  try {
    await Promise.all([loadTexts('shop'), loadTexts('account')])
  } catch {
    // The shop loads them again when it needs one.
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
    // A new function for new texts, so that its users render again.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [shown, added],
  )
}
