import { useCallback, useSyncExternalStore } from 'react'
import { getI18n } from 'react-i18next'
import type { WordKey } from '../../../src/i18n/keys.ts'

const subscribe = (onChange: () => void) => {
  const instance = getI18n()
  instance.on('languageChanged', onChange)
  return () => instance.off('languageChanged', onChange)
}

const language = () => getI18n().language

/** The shop's own texts in the page's language, with their places as they are written: `Only {{count}} left`. */
export function useShopText(): (key: WordKey) => string {
  const shown = useSyncExternalStore(subscribe, language)
  return useCallback(
    (key) => {
      const read = (name: string): unknown => getI18n().getResource(shown, 'common', name)
      const text = read(key) ?? read(`${key}_other`)
      return typeof text === 'string' ? text : key
    },
    [shown],
  )
}
