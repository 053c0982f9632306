import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { mustApply } from './mustApply.ts'

const stub = (name: string) => fileURLToPath(new URL(`stubs/${name}.ts`, import.meta.url))

/** Creates a second connection to the worker that the shop never uses. It never closes, and stores each message of the first one. */
const SECOND_WAY = 'createDefaultNetworkOptions'

/** Opens a message channel, to find out whether the browser transfers streams, for each response again. */
const PROBE = 'if (supportsReadableStreamTransfer())'

/** Copies each request for a log that the shop does not keep. Copying splits the body into two streams, which is slow. */
const COPY = 'RequestHandler.cache.set(request, request.clone())'

const parts = ['tough-cookie', '@mswjs/interceptors', SECOND_WAY, PROBE, COPY]

/**
 * MSW 3. Two packages that it imports are replaced by stubs, each of which gives the reason: 200 KB stay out of a browser. The function
 * that creates the unused connection is marked as pure, so that the bundler removes it. What a browser can transfer is found out once.
 */
export function patchMsw({ mocked }: { mocked: boolean }): Plugin {
  const { applied, check } = mustApply('build/patches/msw.ts', parts)
  let isChecked = false
  return {
    name: 'pasar-msw',
    config: (_config, { command, isSsrBuild }) => {
      isChecked = mocked && command === 'build' && isSsrBuild !== true
      return {
        resolve: {
          alias: [
            { find: 'tough-cookie', replacement: stub('toughCookie') },
            {
              find: /^@mswjs\/interceptors(\/(WebSocket|XMLHttpRequest|fetch))?$/,
              replacement: stub('interceptors'),
            },
          ],
        },
        build: { rolldownOptions: { treeshake: { manualPureFunctions: [SECOND_WAY] } } },
      }
    },
    transform: {
      filter: { id: /[\\/]node_modules[\\/]msw[\\/]/ },
      handler(code) {
        for (const part of parts) if (code.includes(part)) applied(part)
        if (!code.includes(PROBE)) return null
        const changed = code
          .replace(PROBE, 'if (canTransfer ??= supportsReadableStreamTransfer())')
          .replace(COPY, 'RequestHandler.cache.set(request, request)')
        return `${changed}\nlet canTransfer`
      },
    },
    generateBundle() {
      if (isChecked) check(this)
    },
  }
}
