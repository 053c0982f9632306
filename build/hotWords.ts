import type { Plugin } from 'vite'
import type { EditedWords } from '../src/i18n/editedWords.ts'

/** Texts of the shop, which a page can exchange. Titles, the retailer's words and the console's come with a reload. */
const shopWords = /\/locales\/(\w+)\/(common|later|account|developer)\.json$/

/** An edit of a locale file shows in the open page at once: nothing reloads, and what was typed stays. */
export function hotWords(): Plugin {
  return {
    name: 'pasar-hot-words',
    apply: 'serve',
    async hotUpdate({ file, read }) {
      const [, language, namespace] = shopWords.exec(file) ?? []
      if (!language || !namespace || this.environment.name !== 'client') return undefined
      const texts = parsed(await read())
      // Vite shows what is wrong with a file that is no JSON.
      if (!texts) return undefined
      this.environment.hot.send('pasar:words', { language, namespace, texts })
      return []
    },
  }
}

function parsed(text: string): EditedWords['texts'] | null {
  try {
    return JSON.parse(text) as EditedWords['texts']
  } catch {
    return null
  }
}
