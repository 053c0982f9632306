import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { pictures } from './packshots.ts'
import { mswWorkerScript } from './patches/mswWorker.ts'
import { revisionOf, type WorkerFiles, workerFiles } from './workerFiles.ts'

/** Files beside index.html that are no pages. Folders end in a slash. */
const files = [
  'assets/',
  'packs/',
  'illustrations/',
  'sw.js',
  'mockServiceWorker.js',
  'failed.js',
  'manifest.webmanifest',
  'icon.svg',
  'robots.txt',
  'sitemap.xml',
  '404.html',
  'shell.html',
]

/** In development nothing is stored. */
const nothing: WorkerFiles = { shell: [], offline: [] }

/**
 * Emits the service worker (`sw.js`, with the list of the files that it stores) and MSW's script beside it; serves both in development,
 * where the worker stores nothing. A build for a real server gets a worker that removes the one of a mocked build. The console is part
 * of the shell only with `hasConsole`, when every page has it.
 */
export function worker({ mocked, hasConsole }: { mocked: boolean; hasConsole: boolean }): Plugin {
  let isBuild = false
  return {
    name: 'pasar-worker',
    enforce: 'post',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    configureServer(server) {
      let built: ReturnType<typeof workerScript> | undefined
      const forgetWhenChanged = async (file: string) => {
        const script = await built
        if (script?.sources.includes(file)) built = undefined
      }
      server.watcher.on('change', (file) => void forgetWhenChanged(file))
      const follow = async () => {
        const script = await workerScript(nothing)
        server.watcher.add(script.sources)
        return script
      }
      const serve = (file: string, script: () => string | Promise<string>) =>
        server.middlewares.use(`${server.config.base}${file}`, (_request, response) => {
          void Promise.resolve(script()).then((text) =>
            response.setHeader('content-type', 'text/javascript').end(text),
          )
        })
      serve('sw.js', async () => (await (built ??= follow())).code)
      serve('mockServiceWorker.js', mswWorkerScript)
    },
    async generateBundle(_options, bundle) {
      if (!isBuild || !bundle['index.html']) return
      const source = mocked
        ? (await workerScript(await workerFiles(bundle, hasConsole))).code
        : retiringWorker
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      if (mocked)
        this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: mswWorkerScript() })
    },
  }
}

/** The worker's script, and the files that it was built from. */
async function workerScript(stored: WorkerFiles): Promise<{ code: string; sources: string[] }> {
  const version = revisionOf(JSON.stringify(stored))
  const { pictureVersion } = await pictures.load()
  const output = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      BUILT: JSON.stringify({ version, pictures: pictureVersion(), ...stored, files }),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: resolve(import.meta.dirname, '../mocks/hosts/worker/sw.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const chunk = 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('The service worker was not built.')
  return { code: chunk.code, sources: chunk.moduleIds }
}

const retiringWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (/^(pasar:|msw:)/.test(name)) await caches.delete(name)
  await registration.unregister()
})()))
`
