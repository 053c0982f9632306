import type { Plugin, ViteDevServer } from 'vite'
import { liveModule } from './liveModule.ts'
import type * as shellModule from './shellFiles.ts'

/** Modules that every first page loads by a dynamic import. */
const early = ['/mocks/browser.ts', '/src/app/startWords.ts', '/src/app/mount.tsx', '/mocks/browserWorker.ts']

const shell = liveModule<typeof shellModule>('build/shellFiles.ts')

/**
 * Makes index.html the app shell: the theme and the critical styles inlined, inline scripts that ask for the script which starts the
 * shop after the first paint from wherever it lives, a policy that names all by their hash. See `build/shellFiles.ts`.
 */
export function appShell(options: shellModule.ShellOptions): Plugin {
  let isBuild = false
  let fontReference = ''
  let development: ViteDevServer | undefined
  return {
    name: 'pasar-app-shell',
    enforce: 'post',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    configureServer(server) {
      development = server
      // The page's HTML contains the theme. Edited texts are replaced in the open page.
      shell.follow(server, (file) => {
        if (!file.endsWith('.json')) server.environments.client.hot.send({ type: 'full-reload' })
      })
      // Runs while the browser opens. An error is shown when a browser requests the page.
      shell
        .load()
        .then(({ developmentPage }) => developmentPage('', options))
        .catch(() => undefined)
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
      // Transforms them while the browser parses the page, whose scripts import them one after the other.
      for (const url of early) void development?.warmupRequest(url)
      return developmentPage(html, options)
    },
    async generateBundle(_options, bundle) {
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
