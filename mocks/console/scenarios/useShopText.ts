import { useCallback, useEffect, useState } from 'react'
import type { Language } from '../../../src/contract/enumerations.ts'
import type { MessageKey } from '../../../src/i18n/keys.ts'
import { readNamespace } from '../../base/texts.ts'
import { useConsoleLanguage } from '../texts.ts'

type Tree = Readonly<Record<string, unknown>>

const known = new Map<Language, readonly Tree[]>()

/** From the files, since the shop's own call for them may be what fails. */
async function treesIn(language: Language): Promise<readonly Tree[]> {
  const trees = await Promise.all(
    ['common', 'shop', 'account'].map((namespace) => readNamespace(language, namespace)),
  )
  const found = trees.filter((tree) => tree !== null)
  known.set(language, found)
  return found
}

function textAt(tree: Tree, key: string): string | undefined {
  let found: unknown = tree
  for (const part of key.split('.'))
    found = typeof found === 'object' && found !== null ? (found as Tree)[part] : undefined
  return typeof found === 'string' ? found : undefined
}

function textIn(trees: readonly Tree[], key: string): string | undefined {
  for (const tree of trees) {
    const text = textAt(tree, key)
    if (text !== undefined) return text
  }
  return undefined
}

/** The shop's own texts in the page's language, with their places as they are written: `Only {{count}} left`. Until they have loaded, none. */
export function useShopText(): (key: MessageKey) => string {
  const language = useConsoleLanguage()
  const [loaded, setLoaded] = useState<{ language: Language; trees: readonly Tree[] } | null>(null)
  useEffect(() => {
    let isHere = true
    void treesIn(language).then((trees) => isHere && setLoaded({ language, trees }))
    return () => {
      isHere = false
    }
  }, [language])
  const trees = loaded?.language === language ? loaded.trees : known.get(language)
  return useCallback(
    (key) => (trees ? (textIn(trees, key) ?? textIn(trees, `${key}_other`) ?? key) : ''),
    [trees],
  )
}
