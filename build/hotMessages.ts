import type { Plugin } from 'vite'

/** Texts that an open page can replace. Titles, the retailer's texts and the console's texts need a reload. */
const screenMessages = /\/locales\/(\w+)\/(common|shop|account|developer)\.json$/

/** A locale file that is edited while the development server runs is shown without a reload, so that typed text stays. */
export function hotMessages(): Plugin {
  return {
    name: 'pasar-hot-messages',
    apply: 'serve',
    enforce: 'post',
    transform: {
      filter: { id: screenMessages },
      handler(code, id) {
        const [, language = '', namespace = ''] = screenMessages.exec(id) ?? []
        const detail = `{ language: '${language}', namespace: '${namespace}', texts: edited.default }`
        return {
          code: `${code}
import.meta.hot?.accept((edited) => edited && dispatchEvent(new CustomEvent('pasar:messages', { detail: ${detail} })))`,
          map: null,
        }
      },
    },
  }
}
