import type { Draft } from './draft.ts'
import { Problem } from './problem.ts'

/** A text in the languages of the shop. */
export type Wording = Readonly<Record<'en' | 'ms' | 'zh', string>>

/** The text in each language. Malay and Chinese are the English text with a remark, unless they are given. */
export const wordingOf = (english: string, { en = english, ms, zh }: Partial<Wording>): Wording => ({
  en,
  ms: ms ?? `${en} (belum diterjemah)`,
  zh: zh ?? `${en}（待翻译）`,
})

/** What remains to be translated, for the list of next steps. */
export function translationSteps({ ms, zh }: Partial<Wording>, where: string): string[] {
  const missing = [...(ms === undefined ? ['Malay'] : []), ...(zh === undefined ? ['Chinese'] : [])]
  return missing.length === 0 ? [] : [`Translate the title into ${missing.join(' and ')}: ${where}`]
}

type Tree = { [key: string]: string | Tree }

/** Adds a text under a path of keys, such as `['checkout', 'note_title']`, to a file of each language. */
export function addText(draft: Draft, file: string, keys: readonly string[], wording: Wording): void {
  for (const language of ['en', 'ms', 'zh'] as const)
    draft.edit(`locales/${language}/${file}`, (json) => {
      const texts = JSON.parse(json) as Tree
      let tree = texts
      for (const key of keys.slice(0, -1)) {
        const inner = (tree[key] ??= {})
        if (typeof inner === 'string')
          throw new Problem(`locales/${language}/${file} has a text under ${key}.`)
        tree = inner
      }
      const last = keys.at(-1) ?? ''
      if (last in tree) throw new Problem(`locales/${language}/${file} has a text for ${keys.join('.')}.`)
      tree[last] = wording[language]
      return `${JSON.stringify(texts, null, 2)}\n`
    })
}
