import type { Plugin } from 'vite'
import { liveModule } from './liveModule.ts'
import type * as shellModule from './shellFiles.ts'

const shell = liveModule<typeof shellModule>('build/shellFiles.ts')

/**
 * Makes index.html the app shell: the theme and the critical styles inlined, inline scripts that load the start script after the first
 * paint from the shop's base path, and a content policy with a hash of each. See `build/shellFiles.ts`.
 */
export function appShell(options: shellModule.ShellOptions): Plugin {
  let isBuild = false
  let fontReference = ''
  return {
    name: 'pasar-app-shell',
    enforce: 'post',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    configureServer(server) {
      shell.follow(server, (file) => {
        if (file.startsWith(import.meta.dirname)) void server.restart()
      })
      server.middlewares.use((request, response, next) => {
        const answer = async () => {
          try {
            const { fontFile, fontSource } = await shell.load()
            if (request.url !== server.config.base + fontFile) next()
            else response.setHeader('content-type', 'font/woff2').end(fontSource())
          } catch (error) {
            next(error)
          }
        }
        void answer()
      })
    },
    async buildStart() {
      if (!isBuild) return
      const { fontSource } = await shell.load()
      fontReference = this.emitFile({
        type: 'asset',
        name: 'plus-jakarta-sans.woff2',
        source: fontSource(),
      })
    },
    async transformIndexHtml(html) {
      if (isBuild) return html
      const { developmentPage } = await shell.load()
      return developmentPage(html, options)
    },
    async generateBundle(_options, bundle) {
      if (!isBuild) return
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const { shellFiles } = await shell.load()
      const { 'index.html': index = '', ...files } = await shellFiles(
        bundle,
        this.getFileName(fontReference),
        options,
      )
      page.source = index
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
