import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { consoleFiles } from './consoleChunks.ts'
import { pictures } from './packshots.ts'

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

/** Of `public/`, what the shell needs without a network. */
const publicShell = ['manifest.webmanifest', 'icon.svg']

/** The pictures for empty, missing or failed content: they are first needed without a network, when they cannot load. */
const statePictures = [
  'basket',
  'cart',
  'locked',
  'satellite-antenna',
  'search',
  'shopping-cart',
  'wrench',
].map((name) => `illustrations/${name}.svg`)

/** The answer for every page: index.html may be the prerendered home page. */
const SHELL = 'shell.html'

interface Entry {
  url: string
  revision: string | null
}

/**
 * Emits the service worker (`sw.js`, with the list of all files of the shell) and MSW's script beside it; serves both in development,
 * without a shell. A build for a real server gets a worker that removes the one of a mocked build. The console is part of the shell only
 * where `hasConsole` says that every page has it.
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
        const script = await workerScript([])
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
      serve('mockServiceWorker.js', mswScript)
    },
    async generateBundle(_options, bundle) {
      if (!isBuild || !bundle['index.html']) return
      const source = mocked ? (await workerScript(await shellOf(bundle, hasConsole))).code : retiringWorker
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      if (mocked) this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: mswScript() })
    },
  }
}

const mswScript = () =>
  readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')

const revisionOf = (source: string | Uint8Array) =>
  createHash('sha256').update(source).digest('hex').slice(0, 16)

async function shellOf(bundle: Rolldown.OutputBundle, hasConsole: boolean): Promise<Entry[]> {
  const leftOut = hasConsole ? new Set<string>() : consoleFiles(bundle)
  const hashed = Object.keys(bundle)
    .filter((name) => name.startsWith('assets/') && !name.endsWith('.map') && !leftOut.has(name))
    .map((url) => ({ url, revision: null }))
  const page = bundle[SHELL]
  if (page?.type !== 'asset') throw new Error('There is no page for the worker to keep.')
  const fromPublic = publicShell.map((url) => ({
    url,
    revision: revisionOf(readFileSync(resolve(import.meta.dirname, '../public', url))),
  }))
  const { illustrations } = await pictures.load()
  const prerendered = new Map(illustrations())
  const ofStates = statePictures.map((url) => ({ url, revision: revisionOf(prerendered.get(url) ?? '') }))
  return [{ url: SHELL, revision: revisionOf(page.source) }, ...hashed, ...fromPublic, ...ofStates]
}

/** The worker's script, and the files that it was built from. */
async function workerScript(shell: readonly Entry[]): Promise<{ code: string; sources: string[] }> {
  const version = revisionOf(JSON.stringify(shell))
  const { pictureVersion } = await pictures.load()
  const output = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      BUILT: JSON.stringify({ version, pictures: pictureVersion(), shell, files }),
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
