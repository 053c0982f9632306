import type { Plugin } from 'vite'
import type { EditedWords } from '../src/i18n/editedWords.ts'

/** Texts that an open page can replace. Titles, the retailer's words and the console's words need a reload. */
const shopWords = /\/locales\/(\w+)\/(common|later|account|developer)\.json$/

/** Sends an edited locale file to the open page, which shows it without a reload, so that typed text stays. */
export function hotWords(): Plugin {
  return {
    name: 'pasar-hot-words',
    apply: 'serve',
    async hotUpdate({ file, read }) {
      const [, language, namespace] = shopWords.exec(file) ?? []
      if (!language || !namespace || this.environment.name !== 'client') return undefined
      const texts = parsed(await read())
      // Vite reports a file that is not JSON.
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
